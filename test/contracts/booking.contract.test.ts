import { afterAll, beforeAll } from '@jest/globals';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import { fakeMechmate } from '../upstreams/fakeMechmate.ts';
import { bookingContract, oneCarContract } from './booking.contract.ts';
import { adapter, browserOver, engine } from './bookingGateways.ts';

const ends: (() => Promise<void>)[] = [];

beforeAll(() => {
  // The browser's gateway listens for the page being hidden.
  Object.defineProperty(globalThis, 'window', { value: new EventTarget(), configurable: true });
});
afterAll(async () => {
  for (const end of ends) await end();
  Reflect.deleteProperty(globalThis, 'window');
});

async function bookingSystem(): Promise<BookingGateway> {
  const mechmate = await fakeMechmate(await engine());
  ends.push(() => mechmate.stop());
  return adapter(mechmate.address);
}

async function browser(behind: BookingGateway): Promise<BookingGateway> {
  const { gateway, stop } = await browserOver(behind);
  ends.push(stop);
  return gateway;
}

bookingContract('the embedded engine', engine);
bookingContract('the booking system', bookingSystem);
bookingContract('the browser with the engine behind', async () => browser(await engine()));
bookingContract('the browser with the booking system behind', async () => browser(await bookingSystem()));
oneCarContract('the embedded engine', engine);
oneCarContract('the browser with the engine behind', async () => browser(await engine()));
