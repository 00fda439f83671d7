import { BookingError } from '../../../shared/booking/BookingError.ts';
import type {
  BookingRequest,
  CarLookup,
  CarModel,
  Offering,
  OfferingCategory,
  OfferingRequest,
} from '../../../shared/booking/BookingTypes.ts';
import type { BookingReference, BookingSpan, Workshop } from './BookingReference.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { limitedAddons } from './times/addonDays.ts';
import { bookableDates, datesFrom, timesOn } from './times/workshopCalendar.ts';
import type { ChosenOffering, WorkTime } from './times/workTimes.ts';

/** Result of validating a request: all that the booking needs. */
export interface CheckedRequest {
  workshop: Workshop;
  car: CarLookup;
  services: StoredBooking['services'];
  workMinutes: number;
  /** Requested time, free or not. */
  time: WorkTime;
  /** True when all of the work is done before the workshop closes that day. */
  fits: boolean;
}

export function invalid(detail: string): BookingError {
  return new BookingError({ code: 'InvalidRequest', detail });
}

/** @throws BookingError InvalidReg, VehicleNotFound, BrandNotSupported */
export function supportedCar(
  reference: BookingReference,
  { registrationNumber, described }: { registrationNumber: string; described?: CarModel | undefined },
): CarLookup {
  const car = reference.car(registrationNumber, described);
  if ('code' in car) throw new BookingError(car);
  if (!car.isSupported) throw new BookingError({ code: 'BrandNotSupported', brand: car.brand });
  return car;
}

/** @throws BookingError InvalidRequest */
export function requireWorkshop(reference: BookingReference, departmentId: string): Workshop {
  const workshop = reference.workshops.find((one) => one.departmentId === departmentId);
  if (!workshop) throw invalid('departmentId is not a workshop that can be booked.');
  return workshop;
}

/** Offerings with the minimum units of each, and their duration. */
export interface MinWork {
  chosen: ChosenOffering[];
  workMinutes: number;
}

/**
 * Returns the work of offerings with the minimum units of each: a search specifies none.
 * @throws BookingError InvalidRequest when the car cannot have all of it, there or anywhere.
 */
export function minWork(
  reference: BookingReference,
  car: CarLookup,
  workshop: Workshop | null,
  codes: readonly string[],
): MinWork {
  const offerings = [...reference.services(car), ...reference.addons(car)].flatMap((category) => category.offerings);
  const least = new Map(offerings.map((offering) => [offering.code, unitRange(offering).minimum]));
  const chosen = codes.map((code) => ({ code, units: least.get(code) ?? 1 }));
  return { chosen, workMinutes: calculateWorkMinutes(reference, car, workshop, chosen) };
}

function calculateWorkMinutes(
  reference: BookingReference,
  car: CarLookup,
  workshop: Workshop | null,
  chosen: readonly { code: string; units: number }[],
): number {
  const minutes = chosen.length > 0 ? reference.workMinutes(car, chosen) : null;
  if (minutes === null) throw invalid('serviceOfferings must name one or more offerings available for this car.');
  const codes = chosen.map(({ code }) => code);
  if (workshop && !reference.canDo(workshop, car, codes)) {
    throw invalid('The workshop does not do all of the chosen offerings for this car.');
  }
  return minutes;
}

/**
 * Validates a request against the reference data, without checking that the time is free.
 * @throws BookingError
 */
export function checkBookingRequest(request: BookingRequest, reference: BookingReference, now: number): CheckedRequest {
  const checked = checkWork(request, reference);
  return { ...checked, ...workTime(request, reference, checked, now) };
}

/**
 * Validates the requested work against what the workshop offers for the car.
 * @throws BookingError
 */
export function checkWork(
  request: Pick<BookingRequest, 'departmentId' | 'registrationNumber' | 'described' | 'serviceOfferingRequests'>,
  reference: BookingReference,
): Pick<CheckedRequest, 'workshop' | 'car' | 'services' | 'workMinutes'> {
  const workshop = requireWorkshop(reference, request.departmentId);
  const car = supportedCar(reference, request);
  const services = chosenServices(request.serviceOfferingRequests, reference, car, workshop);
  const workMinutes = calculateWorkMinutes(reference, car, workshop, services);
  return { workshop, car, services, workMinutes };
}

function chosenServices(
  requests: readonly OfferingRequest[],
  reference: BookingReference,
  car: CarLookup,
  workshop: Workshop,
): StoredBooking['services'] {
  const services = reference.services(car);
  const categories = [...services, ...reference.addons(car)];
  const offerings = new Map(categories.flatMap((category) => category.offerings.map((one) => [one.code, one])));
  const codes = new Set(requests.map(({ kobraId }) => kobraId));
  if (codes.size === 0) throw invalid('serviceOfferingRequests must contain at least one offering.');
  if (codes.size < requests.length) throw invalid('serviceOfferingRequests names an offering twice.');
  for (const { name, selectionType, offerings: choices } of categories) {
    if (selectionType !== null && choices.filter(({ code }) => codes.has(code)).length > 1) {
      throw invalid(`Only one offering of the category "${name}" can be chosen.`);
    }
  }
  const prices = new Map(reference.offers(car, [...codes], workshop).map(({ code, price }) => [code, price]));
  const chosen = requests.map(({ kobraId, unitsSelected }, at) => {
    const offering = offerings.get(kobraId);
    if (!offering?.isAvailable) {
      throw invalid(`serviceOfferingRequests[${String(at)}].kobraId is not an offering available for this car.`);
    }
    const { minimum, maximum } = unitRange(offering);
    if (!Number.isInteger(unitsSelected) || unitsSelected < minimum || unitsSelected > maximum) {
      const range = minimum === maximum ? String(minimum) : `${String(minimum)} to ${String(maximum)}`;
      throw invalid(`serviceOfferingRequests[${String(at)}].unitsSelected must be ${range}.`);
    }
    const { code, priceKnown } = offering;
    const name = reference.nameOf(code) ?? offering.name;
    const isLimited = limitedAddons(workshop, [{ code, units: unitsSelected }]).length > 0;
    return {
      code,
      name,
      units: unitsSelected,
      price: prices.get(code) ?? offering.price,
      priceKnown,
      ...(isLimited ? { isLimited } : {}),
    };
  });
  ensureService(codes, services);
  return chosen;
}

/** @throws BookingError InvalidRequest when add-ons are chosen alone */
function ensureService(codes: ReadonlySet<string>, services: readonly OfferingCategory[]): void {
  if (services.some(({ offerings }) => offerings.some(({ code }) => codes.has(code)))) return;
  throw invalid('serviceOfferingRequests has add-ons only; an add-on can be booked together with a service.');
}

function unitRange({ unitPrice }: Offering): { minimum: number; maximum: number } {
  return unitPrice ?? { minimum: 1, maximum: 1 };
}

/** Duration that fits wherever any work fits. */
const minMinutes = 15;

/**
 * Returns the requested time for work of a duration; `fits` is false when it would end after closing.
 * @throws BookingError InvalidRequest when no work can begin then.
 */
export function workTime(
  { timeSlot, isFullDay }: { timeSlot: string; isFullDay: boolean },
  span: BookingSpan,
  { workshop, workMinutes }: { workshop: Workshop; workMinutes: number },
  now: number,
): { time: WorkTime; fits: boolean } {
  const date = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:00$/.exec(timeSlot)?.[1];
  if (!date || !isDate(date)) throw invalid('timeSlot must be a date and time such as "2026-11-23T09:30:00".');
  const { today, last } = bookableDates(now, span);
  if (date < today) throw invalid('timeSlot is in the past.');
  if (date > last) throw invalid(`timeSlot must not be later than ${last}.`);
  const dates = datesFrom(date, 1, now, span.timeZone);
  const find = (minutes: number): WorkTime | undefined =>
    timesOn(workshop, date, minutes, dates).find((one) => one.timeSlot === timeSlot && one.isFullDay === isFullDay);
  const fitting = find(workMinutes);
  const time = fitting ?? find(minMinutes);
  if (!time) {
    throw invalid(
      isFullDay
        ? 'The workshop accepts no car for a full day at that time; a full day begins at 08:00.'
        : 'timeSlot is not a start time of the workshop: work begins on the hour or half hour during opening hours.',
    );
  }
  if (time.start <= now) throw invalid('timeSlot is in the past.');
  return { time, fits: fitting !== undefined };
}

/** True for an existing calendar date, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
