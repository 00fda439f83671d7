import { useMemo, useState } from 'react';
import type { ServiceSelection } from '../../../../shared/booking/BookingStore.ts';
import type { Offering, OfferingRequest } from '../../../../shared/booking/BookingTypes.ts';
import { calculateWorkMinutes } from '../../../../shared/booking/ServiceChange.ts';
import type { ServiceOffers } from '../../../../shared/booking/ServiceChange.ts';
import { buildSelection, totalPrice } from '../../../../shared/booking/steps/selectionRules.ts';
import { newBookingDemand, useSelection } from '../../offers/useSelection.ts';
import type { ChosenOffers, Demand, OfferChoices } from '../../offers/useSelection.ts';

type Selections = Record<string, ServiceSelection>;

interface ServiceChoices {
  services: OfferChoices;
  addons: OfferChoices;
  requests: readonly OfferingRequest[];
  /** In mil; null when it was not required. */
  mileage: number | null;
  /** True with at least one service; add-ons alone do not count. */
  hasService: boolean;
  differs: boolean;
  /** True when input for a booked service is kept. */
  keepsDetails: boolean;
  /** Kronor, excluding unpriced items. */
  total: number;
  priced: 'all' | 'some' | 'none';
  workMinutes: number;
}

/**
 * Choice among the offers for a booking, starting with the booked ones.
 * Input for booked services is not requested again.
 */
export function useServiceChoices(offers: ServiceOffers): ServiceChoices {
  const [booked] = useState(() => bookedSelections(offers));
  const [{ selections, mileage }, setChosen] = useState<{ selections: Selections; mileage: number | null }>({
    selections: booked,
    mileage: null,
  });
  const chosenOffers: ChosenOffers = {
    services: selections,
    milage: mileage,
    choose: ({ code, selection, instead = [], milage }) =>
      setChosen((before) => ({
        selections: { ...without(before.selections, instead), [code]: selection },
        mileage: milage ?? before.mileage,
      })),
    remove: ({ code, forgetMilage }) =>
      setChosen((before) => ({
        selections: without(before.selections, [code]),
        mileage: forgetMilage ? null : before.mileage,
      })),
  };
  const findDemand = (offering: Offering): Demand =>
    Object.hasOwn(booked, offering.code) ? null : newBookingDemand(offering);
  const requests = useMemo(() => buildRequests(selections), [selections]);
  const chosen = Object.values(selections);
  const pricedCount = chosen.filter(({ priceKnown }) => priceKnown).length;
  return {
    services: useSelection('service', chosenOffers, findDemand),
    addons: useSelection('addon', chosenOffers, findDemand),
    requests,
    mileage,
    hasService: chosen.some(({ type }) => type === 'service'),
    differs: JSON.stringify(requests) !== JSON.stringify(buildRequests(booked)),
    keepsDetails: [...offers.services, ...offers.addons].some(({ offerings }) =>
      offerings.some((offering) => Object.hasOwn(booked, offering.code) && newBookingDemand(offering) !== null),
    ),
    total: totalPrice(chosen),
    priced: pricedCount === chosen.length ? 'all' : pricedCount > 0 ? 'some' : 'none',
    workMinutes: calculateWorkMinutes(
      Object.entries(selections).map(([code, { unit }]) => [code, unit] as const),
      offers.work,
    ),
  };
}

function bookedSelections({ services, addons, booked }: ServiceOffers): Selections {
  const units = new Map(booked.map((one) => [one.code, one.units]));
  const ofType = (type: ServiceSelection['type'], categories: ServiceOffers['services']) =>
    categories.flatMap(({ name, offerings }) =>
      offerings
        .filter(({ code, isAvailable }) => isAvailable && units.has(code))
        .map((offering) => [offering.code, buildSelection(offering, name, type, { unit: units.get(offering.code) })]),
    );
  return Object.fromEntries([...ofType('service', services), ...ofType('addon', addons)]) as Selections;
}

function without(selections: Selections, codes: readonly string[]): Selections {
  return Object.fromEntries(Object.entries(selections).filter(([code]) => !codes.includes(code)));
}

/** Sorted, independent of the order of choosing. */
function buildRequests(selections: Selections): OfferingRequest[] {
  return Object.entries(selections)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([kobraId, { unit, userInput }]) => ({ kobraId, unitsSelected: unit, userInput }));
}
