import type { Logger } from '../../../shared/kit/Logger.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireValidated, TireVehicle } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { tireRegNo } from '../../../shared/tirehotel/tireHotelRules.ts';
import { withTexts } from './createCodeCheck.ts';
import type { ServiceLimits } from '../createServiceLimits.ts';
import { serviceError } from '../serviceErrors.ts';
import { shownAttempt } from './shownAttempt.ts';
import { tireHotelMessages } from '../tireHotelMessages.ts';
import type { TireHotelBackend } from '../TireHotelBackend.ts';
import type { TireVisitor } from '../TireHotelService.ts';
import type { StoredAttempt, SessionResults, OpenSession, TireSessions } from './tireSessions.ts';
import { withNextChanges } from '../withNextChanges.ts';

interface SessionCallParts {
  backend: TireHotelBackend;
  limits: ServiceLimits;
  sessions: TireSessions;
  logger: Logger;
  /** Keyed hash of its arguments. */
  hash(...parts: string[]): string;
}

type SessionCalls = Omit<TireHotelGateway, 'search' | 'login' | 'validate' | 'visit'>;

/**
 * Opens the session of a visitor, or clears a cookie without one.
 * @throws TireHotelError NoSession
 */
export async function openedSession(sessions: TireSessions, visitor: TireVisitor): Promise<OpenSession> {
  const session = await sessions.open(visitor.session);
  if (session) return session;
  if (visitor.session !== '') visitor.onSession(null);
  throw serviceError('NoSession');
}

/** Calls that need a validated visitor, restricted to the validated vehicles. */
export function sessionCalls(parts: SessionCallParts, visitor: TireVisitor): SessionCalls {
  const { backend, limits, sessions, logger, hash } = parts;
  const opened = (): Promise<OpenSession> => openedSession(sessions, visitor);
  const deriveSentKey = ({ key, request, sentKey }: StoredAttempt): string =>
    sentKey ?? toUuid(hash('booking', tireRegNo(request.regNo), key));

  return {
    session: async (language) => {
      const { validated, confirmation, attempt } = await opened();
      return {
        validated: await withNextChanges(withTexts(validated, backend, language), backend, language),
        confirmation,
        attempt: attempt && shownAttempt(attempt, backend),
      };
    },
    logout: async () => {
      await sessions.end(visitor.session);
      visitor.onSession(null);
    },
    timeslotDays: async (workshopIdentifier, query) => {
      const { id, validated } = await opened();
      // the documented API queries days with the brand's code in the place of the registration number
      findVehicle(
        validated,
        workshopIdentifier,
        (vehicle) => hasPlate(vehicle, query.regNo) || vehicle.brandCode === query.regNo,
      );
      await limits.take('lookups', { session: id });
      return backend.timeslotDays(workshopIdentifier, query);
    },
    timeslots: async (workshopIdentifier, query) => {
      const { id, validated } = await opened();
      findVehicle(validated, workshopIdentifier, (vehicle) => hasPlate(vehicle, query.regNo));
      await limits.take('lookups', { session: id });
      return backend.timeslots(workshopIdentifier, query);
    },
    book: async (departmentIdentifier, request, key, language) => {
      const { id, validated, confirmation: before, attempt: earlier, keep } = await opened();
      const keepOrLog = async (stored: SessionResults): Promise<void> => {
        try {
          await keep(stored);
        } catch (error) {
          // the outcome is still returned: not finding it after a reload is the smaller harm
          logger.error('tireHotel.outcomeNotStored', { reason: error instanceof Error ? error.name : 'unknown' });
        }
      };
      const vehicle = findVehicle(validated, departmentIdentifier, (one) => hasPlate(one, request.regNo));
      const { regNo, location } = vehicle;
      // from another tab or before a reload: the vehicle must not be booked twice without a warning
      const sentKey = deriveSentKey(earlier?.key === key ? earlier : { key, request: { ...request, regNo } });
      const isAskedAgain = earlier !== null && deriveSentKey(earlier) === sentKey;
      if (earlier && !isAskedAgain && hasPlate(vehicle, earlier.request.regNo)) throw serviceError('BookingOpen');
      await limits.take('bookings', { session: id });
      // before it is sent, so that a page reloaded meanwhile shows it
      await keepOrLog({ confirmation: before, attempt: { key, request, sentKey } });
      try {
        const confirmation = await backend.book(departmentIdentifier, request, sentKey, { language, location });
        await keepOrLog({ confirmation, attempt: null });
        return confirmation;
      } catch (error) {
        const settled = isSettled(error, isAskedAgain);
        if (settled) await keepOrLog({ confirmation: before, attempt: null });
        throw settled ? error : toOutcomeUnknown(error, backend.honoursKeys);
      }
    },
    startOver: async () => {
      const { confirmation, attempt, keep } = await opened();
      await keep({ confirmation, attempt: null });
      if (attempt) await backend.openBookings?.leave(deriveSentKey(attempt));
    },
    review: async (review) => {
      const { id } = await opened();
      await limits.take('reviews', { session: id });
      await backend.review(review);
    },
  };
}

/** Refusals that also prove that an earlier attempt with the same key has booked nothing. */
const settling = ['InvalidRequest', 'TimeTaken', 'CarAlreadyBooked', 'NotBooked'];

/** True when an error proves that nothing was booked, also by an earlier attempt (`askedAgain`). */
function isSettled(error: unknown, askedAgain: boolean): boolean {
  if (!(error instanceof TireHotelError) || error.code === 'OutcomeUnknown') return false;
  // a failed query proves nothing about the attempt
  return !askedAgain || settling.includes(error.code);
}

function toOutcomeUnknown(error: unknown, canCheck: boolean): TireHotelError {
  if (error instanceof TireHotelError && error.code === 'OutcomeUnknown') return error;
  return new TireHotelError(
    'OutcomeUnknown',
    { message: tireHotelMessages.OutcomeUnknown, canCheck },
    { cause: error },
  );
}

function hasPlate(vehicle: TireVehicle, regNo: string): boolean {
  return tireRegNo(vehicle.regNo) === tireRegNo(regNo);
}

/** The validated vehicle with its wheels at the department. */
function findVehicle(
  { vehicles }: TireValidated,
  place: string,
  isAsked: (vehicle: TireVehicle) => boolean,
): TireVehicle {
  const vehicle = vehicles.find((each) => each.location.erpId === place && isAsked(each));
  if (!vehicle) throw serviceError('OtherVehicle');
  return vehicle;
}

/** Converts a hash to a UUID: the key of one vehicle's visitor never matches a booking of another one. */
function toUuid(hash: string): string {
  const hex = Buffer.from(hash, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
