import type { ServiceSelection } from '../../../shared/booking/BookingStore.ts';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { buildSelection } from '../../../shared/booking/steps/selectionRules.ts';
import type { HeldDraft, WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { BookingReference, Workshop } from '../embedded/BookingReference.ts';
import { withDescription } from '../../../shared/booking/request/describedCar.ts';
import { supportedCar } from '../embedded/checkBookingRequest.ts';
import { siteNameIn } from '../embedded/siteNameIn.ts';
import type { WorkTime } from '../embedded/times/workTimes.ts';

interface HeldPlace {
  reference: BookingReference;
  workshop: Workshop;
  time: WorkTime;
  language: Language;
}

/**
 * Draft to continue with from a held time: car and chosen services, with names and workshop prices.
 * @throws BookingError when the car is no longer served
 */
export function buildHeldDraft(request: WaitingRequest, { reference, workshop, time, language }: HeldPlace): HeldDraft {
  const { described, mileage, serviceOfferingRequests } = request;
  const car = withDescription(supportedCar(reference, request), described);
  const { departmentId, address, latitude, longitude } = workshop;
  const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId);
  const prices = new Map(reference.offers(car, codes, workshop).map(({ code, price }) => [code, price]));
  const chosen = (
    categories: OfferingCategory[],
    type: ServiceSelection['type'],
  ): (readonly [string, ServiceSelection])[] =>
    categories.flatMap(({ name, offerings }) =>
      offerings.flatMap((offering) => {
        const wish = serviceOfferingRequests.find(({ kobraId }) => kobraId === offering.code);
        if (!wish) return [];
        const { unitsSelected: unit, userInput } = wish;
        const selection = buildSelection(offering, name, type, { unit, userInput });
        return [[offering.code, { ...selection, price: prices.get(offering.code) ?? offering.price }] as const];
      }),
    );
  const addons = chosen(reference.addons(car, language), 'addon');
  return {
    car,
    milage: mileage,
    services: Object.fromEntries([...chosen(reference.services(car, language), 'service'), ...addons]),
    hasAddons: addons.length > 0,
    location: { departmentId, siteName: siteNameIn(workshop, language) },
    workshop: { address, latitude, longitude },
    pricesOf: departmentId,
    slot: { timeslot: time.timeSlot, isFullDay: time.isFullDay },
  };
}
