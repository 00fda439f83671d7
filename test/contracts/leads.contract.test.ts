import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createLeadHttpGateway } from '../../client/forms/leadHttpGateway.ts';
import { allSites } from '../../config/sites/allSites.ts';
import { comhubApi } from '../../server/forms/comhubApi.ts';
import { createComhub } from '../../server/forms/createComhub.ts';
import { createLeadDelivery } from '../../server/forms/createLeadDelivery.ts';
import { createLeadDesk } from '../../server/forms/createLeadDesk.ts';
import { apiErrors } from '../../server/http/apiErrors.ts';
import { limitAttempts } from '../../server/http/limitAttempts.ts';
import { createSiteDirectory, resolveSite } from '../../server/site/siteOfRequest.ts';
import { createOutboxWorker } from '../../server/storage/createOutboxWorker.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import { addressCatalogue } from '../fixtures/addressCatalogue.ts';
import { carContactLead } from '../fixtures/carContactLead.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { leadDatabase } from '../fixtures/leadDatabase.ts';
import { comhubFaults, fakeComhub } from '../upstreams/fakeComhub.ts';
import type { FakeComhub } from '../upstreams/fakeComhub.ts';
import { leadsContract } from './leads.contract.ts';
import type { LeadHouse } from './leads.contract.ts';

const apiKey = 'the-key-of-comhub';
const betweenDeliveriesMs = 30 * 60_000;
let comhub: FakeComhub;

beforeAll(async () => {
  comhub = await fakeComhub();
});
beforeEach(async () => {
  await comhub.failWith(null);
  comhub.answerWith(202);
  comhub.answerAfter(0);
  comhub.accepted.clear();
  comhub.seen.length = 0;
});
afterAll(() => comhub.stop());

/** The desk over a database of its own; its clock goes on by half an hour from delivery to delivery. */
async function deskHouse({
  toComhub,
  timeoutMs = 10_000,
}: {
  toComhub: boolean;
  timeoutMs?: number;
}): Promise<LeadHouse> {
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const logger = collectingLogger();
  const catalogue = addressCatalogue();
  const database = await leadDatabase(clock);
  const desk = { sites: allSites, catalogue, clock, logger };
  const sender = createComhub({
    endpoint: comhub.address,
    apiKey,
    apiKeyHeader: 'x-comhub-key',
    logger,
    timeoutMs,
    clock: () => now,
  });
  const lead = createLeadDelivery({ ...desk, comhub: toComhub ? sender.deliver : null, mail: null });
  const worker = createOutboxWorker({ outbox: database.outbox, deliverers: { lead }, clock, logger });
  return {
    leads: createLeadDesk({ ...database, ...desk }),
    another: createLeadDesk({ ...(await database.openAgain()), ...desk, catalogue: addressCatalogue() }),
    written: async () => [...(await database.leads()).keys()],
    deliver: async () => {
      now += betweenDeliveriesMs;
      await worker.drain();
      return database.leads();
    },
    silenceCatalogue: (silent) => catalogue.fallSilent(silent ? 'error' : null),
    log: () => JSON.stringify(logger.lines),
    close: async () => {
      await worker.stop();
      sender.close();
      await database.remove();
    },
  };
}

/** What the browser uses, over the product's own /api with the desk behind it. */
async function browserHouse(): Promise<LeadHouse> {
  const behind = await deskHouse({ toComhub: true });
  const logger = collectingLogger();
  const overApi = async (leads: LeadGateway): Promise<{ leads: LeadGateway; close: () => void }> => {
    const clock = { now: () => new Date() };
    const app = express().use(resolveSite(createSiteDirectory(allSites, 'polhem-bil')));
    app.use('/api/forms/comhub', comhubApi(leads, { limit: limitAttempts(0), clock, logger }), apiErrors(logger));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const fetchFromThere: typeof fetch = (address, init) =>
      fetch(new URL(address instanceof Request ? address.url : address, origin), init);
    return {
      leads: createLeadHttpGateway(fetchFromThere),
      close: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  };
  const [one, other] = [await overApi(behind.leads), await overApi(behind.another)];
  return {
    ...behind,
    leads: one.leads,
    another: other.leads,
    log: () => behind.log() + JSON.stringify(logger.lines),
    close: async () => {
      one.close();
      other.close();
      await behind.close();
    },
  };
}

leadsContract('the desk that keeps them', 'kept', () => deskHouse({ toComhub: false }));
leadsContract('the desk with comhub behind it', 'delivered', () => deskHouse({ toComhub: true }));
leadsContract('the browser', 'delivered', browserHouse);

describe('leads on their way to comhub', () => {
  const send = async (work: (house: LeadHouse) => Promise<void>, timeoutMs?: number): Promise<string> => {
    const house = await deskHouse({ toComhub: true, ...(timeoutMs ? { timeoutMs } : {}) });
    try {
      await work(house);
      return house.log();
    } finally {
      await house.close();
    }
  };

  it('are sent as they were taken, with the key and their id', async () => {
    const lead = carContactLead();
    await send(async (house) => {
      await house.leads.submit(lead);
      await house.deliver();
    });
    expect(comhub.seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([lead]);
    expect(comhub.seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-comhub-key': apiKey,
      'idempotency-key': lead.formSubmissionId,
    });
  });

  it.each(comhubFaults)('are taken while comhub does not, and reach it once when it does again: %s', async (fault) => {
    const hangs = fault.endsWith('hangs');
    const leads = Array.from({ length: hangs ? 1 : 3 }, () => carContactLead());
    const ids = leads.map(({ formSubmissionId }) => formSubmissionId).sort();
    const log = await send(
      async (house) => {
        await comhub.failWith(fault);
        for (const lead of leads)
          expect(await house.leads.submit(lead)).toMatchObject({ receivedAt: expect.any(String) });
        expect([...(await house.deliver()).values()]).toEqual(leads.map(() => 'waiting'));
        await comhub.failWith(null);
        expect([...(await house.deliver()).values()]).toEqual(leads.map(() => 'delivered'));
        await house.deliver();
      },
      hangs ? 500 : undefined,
    );
    expect([...comhub.accepted.keys()].sort()).toEqual(ids);
    expect([...comhub.accepted.values()]).toEqual(expect.arrayContaining(leads));
    expect(log).not.toContain(apiKey);
    expect(log).toContain('upstream.failed');
  });

  it('are delivered though comhub takes its time', async () => {
    comhub.answerAfter(60);
    await send(async (house) => {
      await house.leads.submit(carContactLead());
      expect([...(await house.deliver()).values()]).toEqual(['delivered']);
    });
    expect(comhub.seen).toHaveLength(1);
  });

  it.each([
    [200, '{"id":7}', 'application/json'],
    [201, '', 'application/json'],
    [202, 'Accepted', 'text/plain; charset=utf-8'],
    [409, '', 'text/html'],
  ])('are delivered when comhub says %d %j', async (status, body, type) => {
    comhub.answerWith(status, body, type);
    await send(async (house) => {
      await house.leads.submit(carContactLead());
      expect([...(await house.deliver()).values()]).toEqual(['delivered']);
    });
    expect(comhub.seen).toHaveLength(1);
  });

  it.each([400, 413, 422])(
    'are laid aside for a person to look at when comhub refuses them with %d',
    async (status) => {
      comhub.answerWith(status, '{"error":"wrong: Rosamunda"}');
      const log = await send(async (house) => {
        await house.leads.submit(carContactLead());
        expect([...(await house.deliver()).values()]).toEqual(['dead']);
        await house.deliver();
      });
      expect(comhub.seen).toHaveLength(1);
      expect(log).not.toContain('Rosamunda');
    },
  );

  it.each([401, 403, 404, 408])(
    'are tried again when comhub answers %d, which an operator can mend',
    async (status) => {
      comhub.answerWith(status);
      await send(async (house) => {
        await house.leads.submit(carContactLead());
        expect([...(await house.deliver()).values()]).toEqual(['waiting']);
        comhub.answerWith(202);
        expect([...(await house.deliver()).values()]).toEqual(['delivered']);
      });
    },
  );
});
