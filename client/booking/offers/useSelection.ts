import { useMemo, useState } from 'react';
import type { BookingStore, ServiceSelection } from '../../../shared/booking/BookingStore.ts';
import type { Offering, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import {
  mileageOffering,
  parseMessage,
  parseMileage,
  buildSelection,
} from '../../../shared/booking/steps/selectionRules.ts';
import { useSite } from '../../site/useSite.ts';
import { trackFieldUsed } from '../bookingEvents.ts';

/** Input that an offering requires before it counts as chosen. */
export type Demand = 'mileage' | 'message' | null;

/** Values and callbacks of the rows of a list of offerings. */
export interface OfferChoices {
  type: ServiceSelection['type'];
  demandOf: (offering: Offering) => Demand;
  chosen: BookingStore['services'];
  /** True for a chosen offering, or one that waits for its required input. */
  isTicked: (code: string) => boolean;
  /** Text typed for an offering that requires input. */
  typed: (offering: Offering) => string;
  /** True when the text is missing after a try to go on, or invalid after the field is left. */
  isFaulty: (offering: Offering) => boolean;
  tick: (offering: Offering, category: OfferingCategory) => void;
  untick: (offering: Offering) => void;
  write: (offering: Offering, category: OfferingCategory, text: string) => void;
  leave: (offering: Offering) => void;
  setUnits: (offering: Offering, unit: number) => void;
  /** Codes that are ticked but lack their required input. */
  unfinished: readonly string[];
  /** Shows missing input from now on. */
  showFaults: () => void;
}

/** Storage of chosen offerings. */
export interface ChosenOffers {
  services: BookingStore['services'];
  /** In mil; null when it was not required. */
  milage: number | null;
  choose: (choice: {
    code: string;
    selection: ServiceSelection;
    /** Codes that the choice replaces. */
    instead?: readonly string[];
    milage?: number;
  }) => void;
  remove: (choice: { code: string; forgetMilage?: boolean }) => void;
}

/** Input that an offering requires in a new booking. */
export function newBookingDemand({ code, allowUserInput }: Offering): Demand {
  if (code === mileageOffering) return 'mileage';
  return allowUserInput ? 'message' : null;
}

/**
 * Choice among offerings.
 * One that requires a message or the mileage is only ticked at first, and chosen once the input is valid; clearing the
 * input removes the choice.
 */
export function useSelection(
  type: ServiceSelection['type'],
  chosenOffers: ChosenOffers,
  demandOf: (offering: Offering) => Demand,
): OfferChoices {
  const { services } = chosenOffers;
  const highestMileage = maxMileage[useSite().distanceUnit];
  /** Text typed for each ticked offering that requires input. */
  const [texts, setTexts] = useState<Partial<Record<string, string>>>(() => collectTexts(chosenOffers));
  const [left, setLeft] = useState<readonly string[]>([]);
  const unfinished = useMemo(
    () => Object.keys(texts).filter((code) => texts[code] !== undefined && !Object.hasOwn(services, code)),
    [texts, services],
  );

  const forget = (codes: readonly string[]): void => {
    setTexts((known) => Object.fromEntries(Object.entries(known).filter(([code]) => !codes.includes(code))));
    setLeft((known) => known.filter((code) => !codes.includes(code)));
  };
  const others = (offering: Offering, { offerings, selectionType }: OfferingCategory): string[] =>
    selectionType === null ? [] : offerings.map(({ code }) => code).filter((code) => code !== offering.code);

  const choose = (offering: Offering, category: OfferingCategory, text: string): void => {
    const demand = demandOf(offering);
    const { code } = offering;
    const instead = others(offering, category);
    const selection = buildSelection(offering, category.name, type, {
      unit: services[code]?.unit,
      userInput: demand === 'message' ? (parseMessage(text, fieldLimits.message) ?? '') : '',
    });
    const mil = parseMileage(text, highestMileage);
    chosenOffers.choose({ code, selection, instead, ...(demand === 'mileage' && mil !== null ? { milage: mil } : {}) });
  };
  const remove = (offering: Offering): void => {
    const { code } = offering;
    chosenOffers.remove({ code, forgetMilage: demandOf(offering) === 'mileage' });
  };

  return {
    type,
    demandOf,
    chosen: services,
    isTicked: (code) => Object.hasOwn(services, code) || texts[code] !== undefined,
    typed: ({ code }) => texts[code] ?? '',
    isFaulty: ({ code }) => left.includes(code) && unfinished.includes(code),
    tick: (offering, category) => {
      trackFieldUsed(type);
      const rest = others(offering, category);
      forget(rest);
      if (demandOf(offering) === null) {
        choose(offering, category, '');
        return;
      }
      for (const code of rest) if (Object.hasOwn(services, code)) chosenOffers.remove({ code });
      setTexts((known) => ({ ...known, [offering.code]: '' }));
    },
    untick: (offering) => {
      forget([offering.code]);
      remove(offering);
    },
    write: (offering, category, text) => {
      trackFieldUsed(demandOf(offering) ?? type);
      setTexts((known) => ({ ...known, [offering.code]: text }));
      const taken =
        demandOf(offering) === 'mileage' ? parseMileage(text, highestMileage) : parseMessage(text, fieldLimits.message);
      if (taken !== null) choose(offering, category, text);
      else if (Object.hasOwn(services, offering.code)) remove(offering);
    },
    leave: ({ code }) => setLeft((known) => (known.includes(code) ? known : [...known, code])),
    setUnits: ({ code }, unit) => {
      const selection = services[code];
      if (selection) chosenOffers.choose({ code, selection: { ...selection, unit } });
    },
    unfinished,
    showFaults: () => setLeft(unfinished),
  };
}

/** Text typed earlier for the chosen offerings. */
function collectTexts({ services, milage }: ChosenOffers): Partial<Record<string, string>> {
  const known = Object.entries(services).flatMap(([code, { userInput }]): [string, string][] => {
    if (code === mileageOffering) return [[code, milage === null ? '' : String(milage)]];
    return userInput ? [[code, userInput]] : [];
  });
  return Object.fromEntries(known);
}
