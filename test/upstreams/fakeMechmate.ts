import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BookingError } from '../../shared/booking/BookingError.ts';
import { toWireCode } from '../../shared/booking/wireCode.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import type { SiteEvent } from '../../shared/booking/SiteEvent.ts';
import { fakeUpstream } from './fakeUpstream.ts';
import type { FakeUpstream } from './fakeUpstream.ts';

/** Faults that replace a response. */
export const mechmateFaults = ['status 500', 'hangs', 'half', 'no JSON', 'wrong shape', 'empty'] as const;
export type MechmateFault = (typeof mechmateFaults)[number];

/** Booking faults: the booking is made but its response is lost, or is garbled. */
export const bookingFaults = [
  'loses the answer',
  'garbles the answer',
  'cuts the answer',
  'hangs after it',
  'fails after it',
  'says ServerError after it',
  'says request timeout after it',
] as const;
type BookingFault = (typeof bookingFaults)[number];

export interface FakeMechmate extends FakeUpstream {
  /** Sets the fault of all further requests; null removes it. */
  failWith(fault: MechmateFault | null): void;
  /** Sets the fault of the next booking only, which is still made. */
  failBookingWith(fault: BookingFault): void;
  /** Cuts every stream after so many messages; null leaves them complete. */
  cutStreamsAfter(messages: number | null): void;
  /** From now on, bookings are idempotent per Idempotency-Key. */
  honourKeys(): void;
}

/** Unused keys that responses include. */
const more = { traceId: '00-4bf92f3577b34da6', culture: 'sv-SE' };

/** As different as the API documentation allows. */
const statuses: Record<string, number> = { InvalidReg: 400, VehicleNotFound: 500, BrandNotSupported: 404 };

const refusal = (code: string): unknown => ({ ...more, errors: { 'Error Result': [code] } });

function send(response: ServerResponse, answer: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

function half(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
  response.write('{"brand": ');
  response.destroy();
}

const faults: Record<MechmateFault, RequestListener> = {
  'status 500': (_request, response) => response.writeHead(500).end('oops'),
  hangs: () => undefined,
  half: (_request, response) => half(response),
  'no JSON': (_request, response) => response.end('<html>Down for maintenance</html>'),
  'wrong shape': (_request, response) => send(response, { brand: 7, offers: 'none', hasBrand: 'no', id: null }),
  empty: (_request, response) => response.end(),
};

/** Starts a booking system with its own API below /v1, over a booking back end. */
export async function fakeMechmate(booking: BookingGateway): Promise<FakeMechmate> {
  const upstream = await fakeUpstream();
  let cutAfter: number | null = null;
  let bookingFault: BookingFault | null = null;
  let honoursKeys = false;

  const stream = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    const stop = new AbortController();
    response.on('close', () => stop.abort());
    response.writeHead(200, { 'content-type': 'text/event-stream;charset=utf-8' });
    response.write('retry: 10\n\n: heartbeat\n\n');
    const cursor = query.get('cursor') ?? '';
    const asked = {
      registrationNumber: query.get('regNo') ?? '',
      serviceOfferings: (query.get('serviceOfferings') ?? '').split(','),
      latitude: Number(query.get('latitude')),
      longitude: Number(query.get('longitude')),
      sort: 'distance' as const,
    };
    let left = cutAfter ?? Infinity;
    for await (const event of booking.closestAvailable({ ...asked, cursor }, stop.signal)) {
      if (left <= 0) {
        response.socket?.end(); // Written data still arrives, but not its end.
        return;
      }
      left -= 1;
      const text = `: heartbeat\n\ndata: ${theirWords(event)}\n\n`;
      // Sent before the next step: Node.js 24 and newer hold writes back for a moment, and a cut would drop them.
      await new Promise((resolve) => response.write(text, resolve));
    }
    response.end();
  };

  const book = async ({ headers }: IncomingMessage, body: string, response: ServerResponse): Promise<void> => {
    const given = headers['idempotency-key'];
    const key = honoursKeys && typeof given === 'string' ? given : randomUUID();
    const { link: _link, ...booked } = await booking.book(JSON.parse(body) as BookingRequest, key);
    const fault = bookingFault;
    bookingFault = null;
    if (fault === null) send(response, { ...more, ...booked });
    else if (fault === 'loses the answer') response.destroy();
    else if (fault === 'garbles the answer') send(response, { ...more, bookingId: booked.id });
    else if (fault === 'cuts the answer') half(response);
    else if (fault === 'fails after it') response.writeHead(502).end('<html>Bad gateway</html>');
    else if (fault === 'says request timeout after it') response.writeHead(408).end();
    else if (fault === 'says ServerError after it') send(response, refusal('ServerError'), 500);
  };

  const answer = async (request: IncomingMessage, body: string, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mechmate.example');
    const [root, name, ...parts] = pathname.split('/').slice(1).map(decodeURIComponent);
    const near = { latitude: Number(searchParams.get('lat')), longitude: Number(searchParams.get('lng')) };
    const serviceOfferings = (searchParams.get('serviceOfferings') ?? '').split(',');
    const [plate = '', second = '', third = '', fourth = ''] = parts;
    if (root !== 'v1') response.writeHead(404).end();
    else if (name === 'car') send(response, { ...more, ...(await booking.car(plate)) });
    else if (name === 'services' || name === 'addons') {
      send(response, { ...more, serviceOfferingCategories: (await booking[name](plate, near)).map(sparse) });
    } else if (name === 'prices') {
      const query = { registrationNumber: plate, mileage: Number(second), departmentId: third, serviceOfferings };
      send(response, { ...more, offers: await booking.prices(query) });
    } else if (name === 'timeslots') {
      const query = { registrationNumber: second, departmentId: third, from: fourth.slice(0, 10), serviceOfferings };
      const days = await booking.timeslots(query);
      send(
        response,
        days.map((day) => ({ ...more, ...day, date: `${day.date.slice(0, 10)}T00:00:00` })),
      );
    } else if (name === 'authorized-workshop') {
      send(response, { ...more, hasBrand: (await booking.hasBrand(plate.replaceAll('-', ' '))) ?? false });
    } else if (name === 'departments') await stream(searchParams, response);
    else if (name === 'book' && request.method === 'POST') await book(request, body, response);
    else response.writeHead(404).end();
  };

  const answerWell: RequestListener = (request, response) => {
    const body = upstream.seen.at(-1)?.body ?? '';
    answer(request, body, response).catch((error: unknown) => {
      const failure = error instanceof BookingError ? error.failure : ({ code: 'ServerError' } as const);
      const code = toWireCode(failure);
      const status = statuses[failure.code] ?? 409;
      send(response, { ...more, status, errors: { 'Error Result': [code] } }, status);
    });
  };
  upstream.answerWith(answerWell);
  return {
    ...upstream,
    failWith: (fault) => upstream.answerWith(fault ? faults[fault] : answerWell),
    failBookingWith: (fault) => {
      bookingFault = fault;
    },
    cutStreamsAfter: (messages) => {
      cutAfter = messages;
    },
    honourKeys: () => {
      honoursKeys = true;
    },
  };
}

/** The last message of a search may be plain text. */
function theirWords(event: SiteEvent): string {
  if ('noSites' in event) return 'noSites';
  return 'error' in event ? toWireCode(event.error) : JSON.stringify({ ...more, ...event });
}

/** Drops keys without information. */
function sparse(category: object): unknown {
  return JSON.parse(JSON.stringify({ ...more, ...category }), (_key, value: unknown) =>
    value === '' || value === false ? null : value,
  );
}
