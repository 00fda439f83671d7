import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import type { BookingParts } from '../../../server/booking/Booking.ts';
import { createMechmateBooking } from '../../../server/booking/createMechmateBooking.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { BookingCustomer } from '../../../shared/booking/BookingTypes.ts';
import { bookingSite } from '../../fixtures/booking/bookingSite.ts';
import { fakeBooking } from '../../fixtures/booking/fakeBooking.ts';
import { limitedBooking } from '../../fixtures/booking/limitedBooking.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import type { TestDatabase } from '../../fixtures/storage/databases.ts';
import { fakeMechmate } from '../../upstreams/fakeMechmate.ts';

const fleet = 'fleet@example.test';
const minuteMs = 60_000;
const refused = { failure: { code: 'TooManyRequests', retryAfterSeconds: expect.any(Number) } };
const asksForCode = { failure: { code: 'TooManyRequests', confirmation: 'mail' } };
const wrongCode = { failure: { ...asksForCode.failure, isWrongCode: true } };

/** A process whose customer has made the six bookings of a day. */
async function atLimit(database: TestDatabase, customer: Partial<BookingCustomer> = { email: fleet }, options = {}) {
  const process = limitedBooking(await database.open(), undefined, options);
  for (let time = 0; time < 6; time += 1) await process.book(customer);
  const seventh = process.toRequest(customer);
  const key = randomUUID();
  return {
    ...process,
    key,
    /** Sends the seventh booking, always the same one. */
    send: (confirmationCode?: string, more: Partial<BookingCustomer> = {}) =>
      process.gateway.book(
        { ...seventh, customer: { ...seventh.customer, ...more }, ...(confirmationCode ? { confirmationCode } : {}) },
        key,
      ),
    lastCode: async () => (await process.sentCodes()).at(-1)?.code ?? '',
  };
}

const started: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of started.splice(0)) await stop();
});

/** Connects to another booking system, which may book a car several times a day. */
async function otherSystem(parts: BookingParts): Promise<BookingGateway> {
  const book: BookingGateway['book'] = ({ registrationNumber }) =>
    Promise.resolve({ id: 'B-17', registrationNumber, kobraProductIds: ['P1'] });
  const upstream = await fakeMechmate(fakeBooking({ book }));
  const site = bookingSite();
  const { sites, close } = createMechmateBooking(
    {
      endpoint: `${upstream.address}/v1`,
      apiKey: '',
      apiKeyHeader: '',
      honoursKeys: false,
      texts: false,
      senders: { mail: true, sms: false },
      linkSecret: '',
      sites: [site],
      countries: new Map([[site.name, site.country]]),
      contentFolder: '',
      dealersFile: null,
    },
    parts,
  );
  started.push(close, upstream.stop);
  const own = sites.get(site.name);
  if (!own) throw new Error('The site has no booking.');
  return own.booking;
}

const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describeOnBothDatabases('a booking above the limit', (emptyDatabase) => {
  it.each([
    ['mail address', { email: fleet }],
    ['phone', { phone: '0701740605' }],
  ])('of a %s is made with the code mailed to its customer', async (_what, customer) => {
    const { send, sentCodes, lastCode, toRequest, gateway, engine } = await atLimit(await emptyDatabase(), customer);
    await expect(send()).rejects.toMatchObject(asksForCode);
    expect(await sentCodes()).toHaveLength(1);
    const { id } = await send(await lastCode());
    expect((await engine.view(id)).request).not.toHaveProperty('confirmationCode');
    expect((await send()).id).toBe(id);
    const [sent] = await sentCodes();
    await expect(gateway.book(toRequest({ ...customer, email: sent?.to ?? '' }), randomUUID())).resolves.toBeTruthy();
  });

  it('of a car in another booking system is made with the code mailed to its customer', async () => {
    const storage = await (await emptyDatabase()).open();
    const { parts, toRequest, sentCodes } = limitedBooking(storage);
    const gateway = await otherSystem(parts);
    for (let time = 0; time < 6; time += 1) await gateway.book(toRequest({}, 'KLM789'), randomUUID());
    const [seventh, key] = [toRequest({}, 'KLM789'), randomUUID()];
    await expect(gateway.book(seventh, key)).rejects.toMatchObject(asksForCode);
    const [sent] = await sentCodes();
    expect(sent?.to).toBe(seventh.customer.email);
    const booked = await gateway.book({ ...seventh, confirmationCode: sent?.code ?? '' }, key);
    expect(booked.id).toBe('B-17');
  });

  it('is refused with a code of another address', async () => {
    const { send, lastCode, gateway, toRequest, clock, sentCodes } = await atLimit(await emptyDatabase());
    await expect(send()).rejects.toMatchObject(asksForCode);
    const code = await lastCode();
    const customer = { email: 'other@example.test', phone: '0701740690' };
    for (let time = 0; time < 6; time += 1) await gateway.book(toRequest(customer), randomUUID());
    await expect(gateway.book(toRequest(customer), randomUUID())).rejects.toMatchObject(asksForCode);
    const withCode = { ...toRequest(customer), confirmationCode: code };
    await expect(gateway.book(withCode, randomUUID())).rejects.toMatchObject(wrongCode);
    expect(new Set((await sentCodes()).map((sent) => sent.code)).size).toBe(2);
    clock.advance(minuteMs);
    await send(code);
  });

  it('takes five tries of a code', async () => {
    const { send, lastCode, clock } = await atLimit(await emptyDatabase());
    await expect(send('123456')).rejects.toMatchObject(asksForCode);
    const code = await lastCode();
    for (let time = 0; time < 4; time += 1) await expect(send(otherCode(code))).rejects.toMatchObject(wrongCode);
    await expect(send(otherCode(code))).rejects.toMatchObject(refused);
    await expect(send(code)).rejects.toMatchObject(refused);
    clock.advance(10 * minuteMs);
    await expect(send()).rejects.toMatchObject(asksForCode);
    await send(await lastCode());
  });

  it('takes a code for ten minutes', async () => {
    const { send, lastCode, clock } = await atLimit(await emptyDatabase());
    await expect(send()).rejects.toMatchObject(asksForCode);
    const code = await lastCode();
    clock.advance(10 * minuteMs);
    await expect(send(code)).rejects.toMatchObject(asksForCode);
    await send(await lastCode());
  });

  it('takes a code however its digits are grouped', async () => {
    const { send, lastCode, clock } = await atLimit(await emptyDatabase());
    await expect(send()).rejects.toMatchObject(asksForCode);
    clock.advance(10 * minuteMs - 1);
    const code = await lastCode();
    await send(`${code.slice(0, 3)} ${code.slice(3)}`);
  });

  it('causes three code mails a day', async () => {
    const { send, sentCodes, clock } = await atLimit(await emptyDatabase());
    for (let mails = 1; mails <= 3; mails += 1) {
      await expect(send()).rejects.toMatchObject(asksForCode);
      await expect(send(undefined, { email: 'FLEET+2@example.test' })).rejects.toMatchObject(asksForCode);
      expect(await sentCodes()).toHaveLength(mails);
      clock.advance(10 * minuteMs);
    }
    await expect(send()).rejects.toMatchObject(refused);
    expect(await sentCodes()).toHaveLength(3);
  });

  it('asks for one code in all processes', async () => {
    const database = await emptyDatabase();
    const { send, sentCodes, lastCode, toRequest } = await atLimit(database);
    const { gateway } = limitedBooking(await database.open());
    const outcomes = await Promise.allSettled([
      send(),
      gateway.book(toRequest({ email: fleet }), randomUUID()),
      send(undefined, { firstName: 'Åsa' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await sentCodes()).toHaveLength(1);
    const confirmationCode = await lastCode();
    await gateway.book({ ...toRequest({ email: fleet }), confirmationCode }, randomUUID());
  });

  it('is the thirtieth of a confirmed address in a day at most', async () => {
    const { send, lastCode, book } = await atLimit(await emptyDatabase());
    await expect(send()).rejects.toMatchObject(asksForCode);
    await send(await lastCode());
    for (let time = 7; time < 30; time += 1) await book({ email: fleet });
    await expect(book({ email: fleet })).rejects.toMatchObject(refused);
  });

  it('asks for no code where no mail is sent', async () => {
    const { send, sentCodes } = await atLimit(await emptyDatabase(), { email: fleet }, { mail: false });
    await expect(send()).rejects.toMatchObject(refused);
    await expect(send('123456')).rejects.toMatchObject(refused);
    expect(await sentCodes()).toEqual([]);
  });
});
