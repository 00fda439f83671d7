import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import { TireHotelError, tireHotelStatus } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TimeslotQuery, TireBookingRequest, TireReview } from '../../shared/tirehotel/TireHotelTypes.ts';
import { fakeUpstream } from './fakeUpstream.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

/** Faults that replace a response. */
export const tireHotelFaults = [
  'status 500',
  'status 401',
  'hangs',
  'half',
  'no JSON',
  'wrong shape',
  'empty',
  'huge',
] as const;
export type TireHotelFault = (typeof tireHotelFaults)[number];

/** Booking faults: the booking is made but its response is lost, or is garbled. */
export type TireBookingFault = 'loses the answer' | 'garbles the answer' | 'hangs after it' | 'fails after it';

export interface FakeTireHotelService extends FakeUpstream {
  /** Sets the fault of all further requests; null removes it. */
  failWith(fault: TireHotelFault | null): void;
  /** Sets the response of all further requests. */
  sayNo(status: number, body: unknown, headers?: Record<string, string>): void;
  /** Sets the fault of the next booking only, which is still made. */
  failBookingWith(fault: TireBookingFault): void;
}

/** Unused keys that responses include. */
const more = { traceId: '00-4bf92f3577b34da6', culture: 'sv-SE' };

function send(response: ServerResponse, answer: unknown, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
}

const faults: Record<TireHotelFault, RequestListener> = {
  'status 500': (_request, response) => response.writeHead(500).end('oops'),
  'status 401': (_request, response) => response.writeHead(401).end(),
  hangs: () => undefined,
  half: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('{"status": 0, "vehi');
    response.destroy();
  },
  'no JSON': (_request, response) => response.end('<html>Down for maintenance</html>'),
  'wrong shape': (_request, response) =>
    send(response, {
      status: 'ok',
      vehicles: 4,
      authorizationToken: null,
      encryptedPhoneNumber: {},
      availableDates: 1,
    }),
  empty: (_request, response) => response.end(),
  huge: (_request, response) => {
    response.end(JSON.stringify({ authorizationToken: 'x'.repeat(2 * 1024 * 1024) }));
  },
};

/** Starts a tire hotel service with the documented API below /v1, over a back end. Bookings are idempotent per key. */
export async function fakeTireHotelService(backend: TireHotelBackend): Promise<FakeTireHotelService> {
  const upstream = await fakeUpstream();
  let bookingFault: TireBookingFault | null = null;

  const book = async (department: string, body: string, key: string, response: ServerResponse): Promise<void> => {
    const { link: _link, ...booked } = await backend.book(department, JSON.parse(body) as TireBookingRequest, key);
    const fault = bookingFault;
    bookingFault = null;
    if (fault === null) send(response, { ...more, ...booked });
    else if (fault === 'loses the answer') response.destroy();
    else if (fault === 'garbles the answer') send(response, { ...more, id: booked.bookingConfirmationId });
    else if (fault === 'fails after it') send(response, { message: 'Endpoint request timed out' }, 504);
  };

  const answer = async (request: IncomingMessage, body: string, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://tirehotel.example');
    const asked = (name: string): string => searchParams.get(name) ?? '';
    const key = request.headers['idempotency-key'];
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /v1/authorization/search': {
        const { phoneToken, ...found } = await backend.search(asked('regNo'));
        send(response, { ...more, encryptedPhoneNumber: phoneToken, ...found });
        return;
      }
      case 'POST /v1/authorization/login':
        send(response, { ...more, ...(await backend.login(asked('encryptedPhoneNumber'))) });
        return;
      case 'POST /v1/authorization/validate':
        send(response, { ...more, ...(await backend.validate(asked('authToken'), asked('otpToken'))) });
        return;
      case 'POST /v1/booking/GetTimeslotDays': {
        const query = JSON.parse(body) as TimeslotQuery;
        const { availableDates } = await backend.timeslotDays(asked('workshopIdentifier'), query);
        send(response, { ...more, availableDates: availableDates.map(({ date }) => ({ date: `${date}T00:00:00` })) });
        return;
      }
      case 'POST /v1/booking/GetTimeslots':
        send(response, await backend.timeslots(asked('workshopIdentifier'), JSON.parse(body) as TimeslotQuery));
        return;
      case 'POST /v1/booking/create':
        await book(asked('departmentIdentifier'), body, typeof key === 'string' ? key : '', response);
        return;
      case 'POST /v1/review/addReview':
        await backend.review(JSON.parse(body) as TireReview);
        response.writeHead(204).end();
        return;
      default:
        response.writeHead(404).end('<html>Not here</html>');
    }
  };

  const answerWell: RequestListener = (request, response) => {
    const body = upstream.seen.at(-1)?.body ?? '';
    answer(request, body, response).catch((error: unknown) => {
      const code = error instanceof TireHotelError ? error.code : 'ServerError';
      send(response, { ...more, message: `Nej: ${code}` }, code === 'CodeExpired' ? 410 : tireHotelStatus[code]);
    });
  };
  upstream.answerWith(answerWell);
  return {
    ...upstream,
    failWith: (fault) => upstream.answerWith(fault ? faults[fault] : answerWell),
    sayNo: (status, body, headers) =>
      upstream.answerWith((_request, response) => send(response, body, status, headers)),
    failBookingWith: (fault) => {
      bookingFault = fault;
    },
  };
}
