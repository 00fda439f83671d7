import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import {
  confirmationOf,
  credentialsOf,
  customerOf,
  daysOf,
  sessionOf,
  timesOf,
  validatedOf,
  visitOf,
} from './tireHotelAnswers.ts';
import { tireHotelFailure } from './tireHotelFailure.ts';

const root = '/api/tirehotel';
/** So long an answer may take, ms. */
const patienceMs = 20_000;
/** A booking may pass through two systems; what has not come by then has an unknown outcome. */
const bookingPatienceMs = 40_000;

/**
 * The tire hotel as the browser reaches it, through /api/tirehotel. What is secret, and plates, are sent in bodies, so
 * that no address holds them; the session is a cookie that comes and goes by itself.
 *
 * An answer that is none of ours rejects with ServerError, one that did not come with the network's own error. A
 * booking whose answer was lost on the way rejects with OutcomeUnknown; sent again with its key it is made once.
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
    search: (regNo) => ask('authorization/search', { regNo }, customerOf),
    login: (encryptedPhoneNumber) => ask('authorization/login', { encryptedPhoneNumber }, credentialsOf),
    validate: (authorizationToken, code) =>
      ask('authorization/validate', { authToken: authorizationToken, otpToken: code }, validatedOf),
    visit: () => ask('authorization/visit', {}, visitOf),
    session: () => ask('authorization/session', {}, sessionOf),
    logout: async () => {
      await send('authorization/logout', {});
    },
    timeslotDays: (workshopIdentifier, query) =>
      ask(`booking/GetTimeslotDays?${queryOf({ workshopIdentifier })}`, query, daysOf),
    timeslots: (workshopIdentifier, query) =>
      ask(`booking/GetTimeslots?${queryOf({ workshopIdentifier })}`, query, timesOf),
    book: async (departmentIdentifier, request, key) => {
      const path = `booking/create?${queryOf({ departmentIdentifier })}`;
      let answer: unknown;
      try {
        const response = await send(path, request, { 'idempotency-key': key }, bookingPatienceMs);
        answer = await response.json().catch(() => null);
      } catch (error) {
        throw isUnknown(error) ? new TireHotelError('OutcomeUnknown', { canCheck: true }, { cause: error }) : error;
      }
      const booked = confirmationOf(answer);
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

/** Something between us and the server has answered. */
class StrangersAnswer extends TireHotelError {
  /** Whether the question may have reached the server. */
  readonly mayHavePassed: boolean;

  constructor(status: number) {
    super('ServerError', {}, { cause: new Error(`Answered with status ${String(status)}.`) });
    this.mayHavePassed = status >= 500;
  }
}

function strangerSays({ status }: Response): StrangersAnswer {
  return new StrangersAnswer(status);
}

/** Whether a booking that failed so may have been made; one that met no network was not sent, as far as is known. */
function isUnknown(error: unknown): boolean {
  if (error instanceof StrangersAnswer) return error.mayHavePassed;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function queryOf(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}
