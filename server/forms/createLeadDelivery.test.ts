import { describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { addressCatalogue } from '../../test/fixtures/catalogue/addressCatalogue.ts';
import { carContactLead, enquiredCar } from '../../test/fixtures/forms/carContactLead.ts';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import type { OutboxEntry } from '../storage/outbox/Outbox.ts';
import { createLeadDelivery } from './createLeadDelivery.ts';
import { readLeadPayload } from './leadPayload.ts';
import type { LeadPayload } from './leadPayload.ts';

const receivedAt = '2026-11-21T12:00:00.000Z';

function entryOf(car: object, unverified: boolean): OutboxEntry {
  const payload: LeadPayload = {
    site: 'harbour-bil',
    kind: 'carContact',
    receivedAt,
    recipient: 'own',
    submission: carContactLead({ car }),
    ...(unverified ? { carUnverified: true } : {}),
  };
  return {
    id: 'e1',
    kind: 'lead',
    subject: `lead:${payload.submission.formSubmissionId}`,
    payload,
    state: 'waiting',
    attempts: 1,
    createdAt: receivedAt,
    dueAt: receivedAt,
    giveUpAt: receivedAt,
    endedAt: null,
    lapsesAt: null,
    lastError: '',
  };
}

/** The car in the lead as delivered. */
async function deliveredCar(entry: OutboxEntry, catalogue = addressCatalogue()): Promise<unknown> {
  const sent: OutboxEntry[] = [];
  const deliver = createLeadDelivery({
    comhub: (delivered) => {
      sent.push(delivered);
      return Promise.resolve('delivered');
    },
    mail: null,
    sites: harbourSites,
    catalogue,
    clock: { now: () => new Date(receivedAt) },
    logger: collectingLogger(),
  });
  await deliver(entry, new AbortController().signal);
  const [first] = sent;
  if (!first) throw new Error('Nothing was sent.');
  const { values } = readLeadPayload(first).submission;
  return 'car' in values ? values.car : null;
}

describe('createLeadDelivery()', () => {
  const forged = { car_id: enquiredCar.car_id, car_price: 1, car_price_text: '1 kr' };

  it('sends the record of an unverified car in place of what the browser sent', async () => {
    expect(await deliveredCar(entryOf(forged, true))).toMatchObject(enquiredCar);
  });

  it('sends an unverified car that the site does not have as the browser sent it', async () => {
    expect(await deliveredCar(entryOf({ car_id: '999' }, true))).toEqual({ car_id: '999' });
  });

  it('sends an unverified car as the browser sent it while the catalogue does not answer', async () => {
    const catalogue = addressCatalogue();
    catalogue.fallSilent('error');
    expect(await deliveredCar(entryOf(forged, true), catalogue)).toEqual(forged);
  });

  it('does not look up a verified car again', async () => {
    const catalogue = addressCatalogue();
    await deliveredCar(entryOf(enquiredCar, false), catalogue);
    expect(catalogue.asked.cars).toBe(0);
  });
});
