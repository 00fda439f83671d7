import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { HeldDraft, WaitingListGateway, WaitingView } from '../../../shared/booking/WaitingListGateway.ts';
import { readFields } from './bookingAnswers.ts';
import { bookingFailure } from './bookingFailure.ts';

const root = '/api/mechmate/waiting';
/** Timeout per request, ms. */
const timeoutMs = 20_000;

/** Waiting list gateway for the browser, through /api/mechmate/waiting. */
export function createWaitingListHttpGateway(fetchLike: typeof fetch): WaitingListGateway {
  async function post(path: string, body: object): Promise<Response> {
    try {
      const response = await fetchLike(`${root}/${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw (await bookingFailure(response)) ?? new BookingError('ServerError');
      return response;
    } catch (error) {
      throw error instanceof BookingError ? error : new BookingError('ServerError', { cause: error });
    }
  }

  return {
    join: async (request) => {
      await post('join', request);
    },
    view: async (link) => {
      const view = readView(await (await post('view', { link })).json().catch(() => null));
      if (!view) throw new BookingError('ServerError');
      return view;
    },
    leave: async (link) => {
      await post('leave', { link });
    },
  };
}

function readView(value: unknown): WaitingView | null {
  const { state, siteName, day, until, draft } = readFields(value);
  if (state === 'gone') return { state };
  if (typeof siteName !== 'string' || typeof day !== 'string') return null;
  if (state === 'waiting' || state === 'lapsed') return { state, siteName, day };
  if (state !== 'held' || typeof until !== 'string' || !hasParts(draft)) return null;
  return { state, siteName, day, until, draft };
}

/** Checks only that the parts exist; the booking's code validates them when it reads the draft. */
function hasParts(draft: unknown): draft is HeldDraft {
  const { car, location, workshop, slot, services } = readFields(draft);
  return [car, location, workshop, slot, services].every((part) => typeof part === 'object' && part !== null);
}
