import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { OpenDays, TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { databaseFailureIn } from '../../storage/DatabaseUnavailableError.ts';
import { faultCode } from '../../storage/databaseFaults.ts';
import type { Queries, Storage } from '../../storage/Storage.ts';
import type { TireHotelBackend } from '../TireHotelBackend.ts';
import type { LockNotice } from './LockNotice.ts';
import { createTireCodes } from './createTireCodes.ts';
import type { NewCode } from './createTireCodes.ts';
import { obfuscatedPhone } from './obfuscatedPhone.ts';
import { findAgreement, findVehicles, isCustomer } from './tireVehicles.ts';
import type { WheelChanges } from './WheelChanges.ts';

interface EmbeddedTireHotelOptions {
  storage: Storage;
  wheelChanges: WheelChanges;
  /** Key of the hashes of codes. */
  codeSecret: () => string;
  /** Queues the message with a code, in the transaction that creates it. */
  sendCode: (queries: Queries, phone: string, code: NewCode, language?: Language) => Promise<void>;
  /** Queues the message that codes are locked for some days, with a phone number for help; once per key. */
  sendLockNotice: (queries: Queries, phone: string, notice: LockNotice) => Promise<void>;
  /** Opening hours of a location. */
  hoursOf: (erpId: string) => OpenDays[];
  /** Texts of the files in a language, by their Swedish text. */
  texts: (language: Language) => Readonly<Record<string, string>>;
  /** Called after a message was queued. */
  onQueued: () => void;
  clock: Clock;
  logger: Logger;
}

/** Stands for the phone of an unknown registration number, so that both take the same time. */
const placeholderPhone = '+46700000000';

/**
 * The embedded tire hotel.
 * Agreements, codes and reviews are in the database, wheel changes in the booking engine. Its token of a phone is the
 * phone number, and that of a code is the code's id.
 */
export function createEmbeddedTireHotel(options: EmbeddedTireHotelOptions): TireHotelBackend {
  const { storage, wheelChanges, codeSecret, sendCode, sendLockNotice, hoursOf, texts, onQueued, clock, logger } =
    options;
  const codes = createTireCodes(codeSecret, clock);
  const run = createRun(logger);

  const withHours = (vehicle: TireVehicle): TireVehicle => ({
    ...vehicle,
    location: { ...vehicle.location, hours: hoursOf(vehicle.location.erpId) },
  });

  return {
    // the booking engine stores keys
    honoursKeys: true,

    search: (regNo) =>
      run('search', async () => {
        const found = await findAgreement(storage.db, regNo);
        const obfuscatedPhoneNumber = obfuscatedPhone(found?.phone ?? placeholderPhone);
        if (!found) throw new TireHotelError('NoAgreement');
        return { phoneToken: found.phone, obfuscatedPhoneNumber, regNo: found.regNo };
      }),

    login: (phoneToken, language) =>
      run('login', async () => {
        const authorizationToken = await storage.write(async (queries) => {
          // the agreement may have ended since the search
          if (!(await isCustomer(queries, phoneToken))) throw new TireHotelError('NoAgreement');
          const code = await codes.make(queries, phoneToken);
          await sendCode(queries, phoneToken, code, language);
          return code.id;
        });
        onQueued();
        return { authorizationToken };
      }),

    validate: (authorizationToken, code) =>
      run('validate', () =>
        storage.write(async (queries) => {
          const phone = await codes.use(queries, authorizationToken, code);
          return { status: 0, vehicles: (await findVehicles(queries, phone)).map(withHours) };
        }),
      ),

    timeslotDays: (workshopIdentifier, { startDate, endDate }) =>
      run('timeslotDays', async () => {
        const dates = await wheelChanges.days(workshopIdentifier, startDate, endDate);
        return { availableDates: dates.map((date) => ({ date })) };
      }),

    timeslots: (workshopIdentifier, { startDate, endDate }) =>
      run('timeslots', async () => {
        const times = await wheelChanges.times(workshopIdentifier, startDate, endDate);
        return { availableTimeSlotDates: times.map((startTime) => ({ startTime })) };
      }),

    book: async (departmentIdentifier, request, key, { language } = {}) => {
      const car = await run('book', () => findAgreement(storage.db, request.regNo));
      if (!car) throw new TireHotelError('InvalidRequest');
      try {
        return await run('book', () => wheelChanges.book(departmentIdentifier, request, key, { car, language }));
      } catch (error) {
        // a failing database may have stored the booking
        const isTrouble = error instanceof TireHotelError && error.code === 'ServerError';
        const mayBeBooked = databaseFailureIn(error)?.mayBeWritten ?? true;
        throw isTrouble && mayBeBooked ? new TireHotelError('OutcomeUnknown', {}, { cause: error }) : error;
      }
    },

    nextChanges: (regNos, language) => run('nextChanges', () => wheelChanges.next(regNos, language)),

    texts,

    tellLocked: (phoneToken, key, language) =>
      run('tellLocked', async () => {
        await storage.write(async (queries) => {
          const [vehicle] = await findVehicles(queries, phoneToken);
          if (vehicle) await sendLockNotice(queries, phoneToken, { key, helpPhone: vehicle.location.phone, language });
        });
        onQueued();
      }),

    review: ({ rating, comment, date }) =>
      run('review', () =>
        storage.write(async (queries) => {
          const row = { id: randomUUID(), rating, comment, date, received_at: clock.now().toISOString() };
          await queries.insertInto('tire_reviews').values(row).execute();
        }),
      ),
  };
}

/** Returns a function that runs work; an unexpected failure is logged and becomes a ServerError. */
function createRun(logger: Logger) {
  return async <T>(doing: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TireHotelError) throw error;
      const reason = faultCode(error) || (error instanceof Error ? error.name : typeof error);
      logger.error('tireHotel.engineFailed', { doing, reason });
      throw new TireHotelError('ServerError', {}, { cause: error });
    }
  };
}
