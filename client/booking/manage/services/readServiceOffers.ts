import type { OfferedWork, ServiceOffers } from '../../../../shared/booking/ServiceChange.ts';
import { readFields, readList } from '../../gateways/bookingAnswers.ts';
import { readCategories } from '../../gateways/offerAnswers.ts';

/** Parses a response; null when it has no offers. */
export function readServiceOffers(value: unknown): ServiceOffers | null {
  const { version, services, addons, booked, work } = readFields(value);
  const offered = readCategories({ serviceOfferingCategories: services });
  const chosen = readList(booked, readBookedService);
  if (typeof version !== 'number' || !offered || !chosen) return null;
  return {
    version,
    services: offered,
    addons: readCategories({ serviceOfferingCategories: addons }) ?? [],
    booked: chosen,
    work: Object.fromEntries(Object.entries(readFields(work)).map(([code, minutes]) => [code, readWork(minutes)])),
  };
}

function readBookedService(value: unknown): ServiceOffers['booked'][number] | null {
  const { code, units } = readFields(value);
  return typeof code === 'string' ? { code, units: typeof units === 'number' ? units : 1 } : null;
}

function readWork(value: unknown): OfferedWork {
  const { fixed, perUnit } = readFields(value);
  return { fixed: readMinutes(fixed), perUnit: readMinutes(perUnit) };
}

function readMinutes(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;
}
