import type Joi from 'joi';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type {
  TimeslotDays,
  Timeslots,
  TireConfirmation,
  TireVehicle,
} from '../../../shared/tirehotel/TireHotelTypes.ts';
import { keepValidEntries } from '../../upstream/keepValidEntries.ts';
import { daySchema, dayTimesSchema, serviceSchema, timeSchema, tireSchema, vehicleSchema } from './answerSchemas.ts';

/** Readers of the lists in the tire hotel service's responses; invalid entries are left out and logged. */
export interface ListReaders {
  /** @throws Error if no vehicle is valid, or none of a vehicle's wheels */
  vehicles(entries: readonly unknown[]): TireVehicle[];
  /** @throws Error if there are days and none is valid */
  days(entries: readonly unknown[]): TimeslotDays['availableDates'];
  /** @throws Error if there are times and none is valid */
  times(entries: readonly unknown[]): Timeslots['availableTimeSlotDates'];
  /** Services of a made booking. */
  services(entries: readonly unknown[]): TireConfirmation['services'];
}

/** @param timeZone IANA name of the workshops' time zone */
export function createListReaders({ timeZone, logger }: { timeZone: string; logger: Logger }): ListReaders {
  const [day, time, service] = [daySchema(timeZone), timeSchema(timeZone), serviceSchema(timeZone)];
  const keep = <T>(kind: string, entries: readonly unknown[], schema: Joi.Schema<T>): T[] =>
    keepValidEntries(entries, schema, { event: 'tireHotel.entriesLeftOut', kind, logger });
  const keepSome = <T>(kind: string, entries: readonly unknown[], schema: Joi.Schema<T>): T[] => {
    const valid = keep(kind, entries, schema);
    if (entries.length > 0 && valid.length === 0) throw new Error(`The tire hotel service sent no valid ${kind}.`);
    return valid;
  };
  return {
    vehicles: (entries) =>
      keepSome('vehicle', entries, vehicleSchema).map((vehicle) => ({
        ...vehicle,
        tires: keepSome('wheel', vehicle.tires, tireSchema),
      })),
    days: (entries) => keepSome('day', entries, day),
    times: (entries) =>
      keepSome('day', entries, dayTimesSchema).map(({ startTime }) => ({
        startTime: keepSome('time', startTime, time),
      })),
    services: (entries) => keep('service', entries, service),
  };
}
