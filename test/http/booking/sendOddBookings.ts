import { Agent, request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import { createApp } from '../../../server/app.ts';
import { createLogger } from '../../../server/http/logging/createLogger.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { listening } from '../bookingServer.ts';
import { demoBooking } from './demoBooking.ts';
import type { OddRequest } from '../oddBookingRequests.ts';
import { testServices } from '../demo/testServices.ts';

interface Answer {
  status: number;
  type: string;
  text: string;
}

const kept = new Agent({ keepAlive: true });
const atOnce = 8;

/** Sends a request unchanged; a large body uses a separate connection, as it may not be read fully. */
export function sendRaw(address: string, { method, path, headers, body }: OddRequest): Promise<Answer> {
  const isLarge = (body?.length ?? 0) > 10_000;
  return new Promise((resolve, reject) => {
    const sent = httpRequest(address + path, { method, headers, agent: isLarge ? false : kept }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, type: given['content-type'] ?? '', text: Buffer.concat(parts).toString() });
        if (isLarge) sent.destroy();
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface OtherBackEnd {
  /** URL of a booking system; "" for the embedded engine. */
  endpoint?: string;
  /** Replaces both. */
  booking?: BookingGateway;
}

/** Starts the whole server with the demo group's workshops; `log` has every line as it is written. */
export async function bookingServerWithLog({ endpoint = '', booking: own }: OtherBackEnd = {}) {
  const written = new PassThrough();
  const lines: string[] = [];
  written.on('data', (line: Buffer) => lines.push(line.toString()));
  const logger = createLogger('trace', written);
  const booking = await demoBooking(logger, endpoint);
  const gateways = own ? { ...booking.gateways, booking: own } : booking.gateways;
  const services = await testServices({ ...booking, gateways });
  const { address, stop } = await listening(createApp({ ...services, logger }));
  const stored = async (): Promise<number> => {
    const { db } = booking.storage;
    const tables = await Promise.all([
      db.selectFrom('bookings').select('id').execute(),
      db.selectFrom('booking_requests').select('request_key').execute(),
      db.selectFrom('workshop_use').select('quarter').execute(),
      db.selectFrom('outbox').select('id').execute(),
    ]);
    return tables.flat().length;
  };
  return { address, stop, stored, log: () => lines.join(''), gateways, engine: booking.gateways };
}

/** Sends all requests; returns those that were not refused properly. */
export async function sendOddBookings(address: string, requests: readonly OddRequest[]): Promise<string[]> {
  const wrong: string[] = [];
  const left = [...requests];
  const work = async (): Promise<void> => {
    for (let odd = left.pop(); odd; odd = left.pop()) {
      const fault = faultOf(odd, await sendRaw(address, odd));
      if (fault !== null) wrong.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return wrong;
}

function faultOf(odd: OddRequest, { status, type, text }: Answer): string | null {
  const isProblem = type.startsWith('application/problem+json') && status >= 400 && status < 500;
  const problem = isProblem ? (JSON.parse(text) as { status?: unknown; title?: unknown; detail?: unknown }) : {};
  if (isProblem && problem.status === status && typeof problem.title === 'string' && problem.detail !== '') return null;
  const body = (odd.body ?? '').slice(0, 400);
  const asked = `${odd.method} ${odd.path.slice(0, 150)} ${JSON.stringify(odd.headers)} ${body}`;
  return `${asked} was answered ${String(status)} ${type}: ${text.slice(0, 200)}`;
}

/** Returns a currently possible booking of a demo car, based on the server's offers. */
export async function possibleBooking(
  gateways: Awaited<ReturnType<typeof demoBooking>>['gateways'],
): Promise<BookingRequest> {
  const { booking } = gateways;
  const registrationNumber = 'ABC123';
  const near = { latitude: 59.86, longitude: 17.64 };
  const [category] = await booking.services(registrationNumber, near);
  const offering = category?.offerings.find(({ isAvailable, unitPrice }) => isAvailable && !unitPrice);
  if (!offering) throw new Error('The demo data offers nothing to this car.');
  const query = {
    registrationNumber,
    serviceOfferings: [offering.code],
    ...near,
    cursor: '',
    sort: 'distance' as const,
  };
  for await (const event of booking.closestAvailable(query, new AbortController().signal)) {
    if (!('departmentId' in event)) break;
    return {
      customer: { firstName: 'Åsa', lastName: 'Öberg', phone: '070 174 06 05', email: 'asa@example.test' },
      freeText: '',
      departmentId: event.departmentId,
      timeSlot: event.firstTimeSlot,
      isFullDay: false,
      registrationNumber,
      mileage: 1500,
      serviceOfferingRequests: [{ kobraId: offering.code, unitsSelected: 1, userInput: '' }],
    };
  }
  throw new Error('No demo workshop has a free time.');
}
