import type { OfferedWork, ServiceOffers } from '../../../shared/booking/ServiceChange.ts';
import { categoriesOf, fieldsOf, listOf } from '../bookingAnswers.ts';

/** Parses a response; null when it has no offers. */
export function serviceOffersOf(value: unknown): ServiceOffers | null {
  const { version, services, addons, booked, work } = fieldsOf(value);
  const offered = categoriesOf({ serviceOfferingCategories: services });
  const chosen = listOf(booked, bookedOf);
  if (typeof version !== 'number' || !offered || !chosen) return null;
  return {
    version,
    services: offered,
    addons: categoriesOf({ serviceOfferingCategories: addons }) ?? [],
    booked: chosen,
    work: Object.fromEntries(Object.entries(fieldsOf(work)).map(([code, minutes]) => [code, workOf(minutes)])),
  };
}

function bookedOf(value: unknown): ServiceOffers['booked'][number] | null {
  const { code, units } = fieldsOf(value);
  return typeof code === 'string' ? { code, units: typeof units === 'number' ? units : 1 } : null;
}

function workOf(value: unknown): OfferedWork {
  const { fixed, perUnit } = fieldsOf(value);
  return { fixed: minutesOf(fixed), perUnit: minutesOf(perUnit) };
}

function minutesOf(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}
