import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import {
  readConfirmation,
  readCredentials,
  readCustomer,
  readDays,
  readSession,
  readTimes,
  readValidated,
  readVisit,
} from './tireHotelAnswers.ts';
import { tireHotelFailure } from './tireHotelFailure.ts';

const root = '/api/tirehotel';
/** Timeout per request, ms. */
const patienceMs = 20_000;
/** Timeout of a booking, which may pass through two systems, ms. The outcome is unknown after that. */
const bookingPatienceMs = 40_000;

/**
 * Tire hotel gateway for the browser, through /api/tirehotel.
 * Secrets and registration numbers are sent in bodies, so that no address contains them; the browser handles the
 * session cookie.
 *
 * A foreign response rejects with ServerError, a missing one with the network's own error. A booking whose response is
 * lost rejects with OutcomeUnknown; it is safe to send it again with its key.
 */
export function createTireHotelHttpGateway(fetchLike: typeof fetch): TireHotelGateway {
  const send = async (path: string, body: object, headers = {}, waitMs = patienceMs): Promise<Response> => {
    const response = await fetchLike(`${root}/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(waitMs),
    });
    if (response.ok) return response;
    throw (await tireHotelFailure(response)) ?? strangerSays(response);
  };

  const ask = async <T>(path: string, body: object, read: (answer: unknown) => T | null): Promise<T> => {
    const response = await send(path, body);
    const found = read(await response.json().catch(() => null));
    if (found === null) throw new TireHotelError('ServerError');
    return found;
  };

  return {
    search: (regNo) => ask('authorization/search', { regNo }, readCustomer),
    login: (encryptedPhoneNumber) => ask('authorization/login', { encryptedPhoneNumber }, readCredentials),
    validate: (authorizationToken, code) =>
      ask('authorization/validate', { authToken: authorizationToken, otpToken: code }, readValidated),
    visit: () => ask('authorization/visit', {}, readVisit),
    session: () => ask('authorization/session', {}, readSession),
    logout: async () => {
      await send('authorization/logout', {});
    },
    timeslotDays: (workshopIdentifier, query) =>
      ask(`booking/GetTimeslotDays?${buildQuery({ workshopIdentifier })}`, query, readDays),
    timeslots: (workshopIdentifier, query) =>
      ask(`booking/GetTimeslots?${buildQuery({ workshopIdentifier })}`, query, readTimes),
    book: async (departmentIdentifier, request, key) => {
      const path = `booking/create?${buildQuery({ departmentIdentifier })}`;
      let answer: unknown;
      try {
        const response = await send(path, request, { 'idempotency-key': key }, bookingPatienceMs);
        answer = await response.json().catch(() => null);
      } catch (error) {
        throw isUnknown(error) ? new TireHotelError('OutcomeUnknown', { canCheck: true }, { cause: error }) : error;
      }
      const booked = readConfirmation(answer);
      if (!booked) throw new TireHotelError('OutcomeUnknown', { canCheck: true });
      return booked;
    },
    startOver: async () => {
      await send('booking/startOver', {});
    },
    review: async (review) => {
      await send('review/addReview', review);
    },
  };
}

/** Error for a response from a proxy in between. */
class StrangersAnswer extends TireHotelError {
  /** True if the request may have reached the server. */
  readonly mayHavePassed: boolean;

  constructor(status: number) {
    super('ServerError', {}, { cause: new Error(`Answered with status ${String(status)}.`) });
    this.mayHavePassed = status >= 500;
  }
}

function strangerSays({ status }: Response): StrangersAnswer {
  return new StrangersAnswer(status);
}

/** True if a failed booking may have been made; an offline request counts as not sent. */
function isUnknown(error: unknown): boolean {
  if (error instanceof StrangersAnswer) return error.mayHavePassed;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function buildQuery(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}
