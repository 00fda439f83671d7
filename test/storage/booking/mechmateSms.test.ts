import { expect, it } from '@jest/globals';
import { textBookings } from '../../../server/booking/sms/textBookings.ts';
import type { Booked } from '../../../server/booking/mechmate/bookOnce.ts';
import { bookingRequestLedger } from '../../../server/upstream/once/bookingRequestLedger.ts';
import type { Outcome } from '../../../server/upstream/once/bookingRequestLedger.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { bookingSite, noBuiltInTexts } from '../../fixtures/booking/bookingSite.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testClock } from '../../fixtures/testClock.ts';

const minuteMs = 60_000;
const request = bookingRequest();
const mobile = { ...request, customer: { ...request.customer, phone: '070-123 45 67' } };
const done: Outcome<Booked> = { state: 'done', id: 'mechmate-2026-000042', kobraProductIds: [] };

describeOnBothDatabases('the text message about a booking of a mechmate system', (emptyDatabase) => {
  const start = async (sms = true) => {
    const storage = await (await emptyDatabase()).open();
    const clock = testClock('2026-11-21T11:00:00.000Z');
    const outbox = createOutbox(storage, clock);
    const texts = textBookings(
      { site: bookingSite(), senders: { mail: true, sms } },
      {
        storage,
        outbox,
        content: { dictionary: () => Promise.resolve({}) },
        builtInTexts: noBuiltInTexts,
        workshopOf: () => Promise.resolve(null),
        onBooked: () => undefined,
        clock,
        logger: silentLogger,
      },
    );
    const ledger = bookingRequestLedger<Booked>(storage, clock, minuteMs, { onDone: texts.onDone });
    const messages = async () => (await outbox.list({ kind: 'sms', limit: 10 })).map(({ payload }) => payload);
    const details = (asked: typeof request) =>
      JSON.stringify({ request: asked, siteName: 'Harbour Bil Uppsala', services: [], language: 'sv' });
    return { ledger, texts, messages, details };
  };

  it('is queued once with the outcome', async () => {
    const { ledger, messages, details } = await start();
    await ledger.begin('key-1', 'asked', details(mobile));
    expect(await messages()).toEqual([]);
    await ledger.settle('key-1', done);
    await ledger.settle('key-1', done);
    expect(await messages()).toEqual([
      {
        to: '+46701234567',
        text: expect.stringMatching(
          /^Harbour Bil Uppsala: din tid är bokad, måndag 23 november kl\. \d\d:\d\d\. Bokningsnummer mechmate-2026-000042\.$/,
        ),
      },
    ]);
  });

  it('is not queued for what was refused', async () => {
    const { ledger, messages, details } = await start();
    await ledger.begin('key-1', 'asked', details(mobile));
    await ledger.settle('key-1', { state: 'refused', code: 'Refused' });
    await ledger.begin('key-2', 'asked', details(mobile));
    await ledger.settle('key-2', { state: 'unknown' });
    await ledger.begin(
      'key-3',
      'asked',
      details({ ...mobile, customer: { ...mobile.customer, phone: '018-12 34 56' } }),
    );
    await ledger.settle('key-3', done);
    expect(await messages()).toEqual([]);
  });

  it('is promised only where a gateway is set up', async () => {
    const [on, off] = [await start(), await start(false)];
    expect(on.texts.channelsOf(mobile)).toEqual(['sms']);
    expect(on.texts.notice).toBe('confirmation');
    expect(off.texts.channelsOf(mobile)).toEqual([]);
    expect(off.texts.notice).toBeNull();
  });
});
