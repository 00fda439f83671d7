import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createLeadService } from '../../server/forms/createLeadService.ts';
import { createOutbox } from '../../server/storage/outbox/createOutbox.ts';
import { openStorage } from '../../server/storage/openStorage.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { addressCatalogue } from '../fixtures/catalogue/addressCatalogue.ts';
import { carContactLead } from '../fixtures/forms/carContactLead.ts';
import { harbourSites } from '../fixtures/harbourSites.ts';
import { startReplicatedPostgres } from '../fixtures/storage/replicatedPostgres.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

const takenBefore = 40;
const takenAfter = 40;

describe('failover of PostgreSQL', () => {
  it('loses no acknowledged lead', async () => {
    const servers = await startReplicatedPostgres();
    const storage = await openStorage({ databaseUrl: servers.url, dataDir: '', logger: silentLogger });
    const outbox = createOutbox(storage, realClock);
    const parts = { storage, outbox, sites: harbourSites, catalogue: addressCatalogue(), clock: realClock };
    const service = createLeadService({ ...parts, logger: silentLogger });
    const acknowledged: string[] = [];
    let refused = 0;
    let isOver = false;
    const visitor = async (): Promise<void> => {
      while (!isOver) {
        const lead = { ...carContactLead(), formSubmissionId: randomUUID() };
        try {
          await service.submit(lead);
          acknowledged.push(lead.formSubmissionId);
        } catch {
          refused += 1;
          await pause(50);
        }
      }
    };
    const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
    const untilTaken = async (count: number): Promise<void> => {
      while (acknowledged.length < count) await pause(20);
    };
    await untilTaken(takenBefore);
    await servers.killPrimary();
    const before = acknowledged.length;
    await servers.promoteStandby();
    await untilTaken(before + takenAfter);
    isOver = true;
    await visitors;
    await storage.close();

    const client = new Client({ connectionString: servers.standbyUrl });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from leads');
    await client.end();
    await servers.remove();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  }, 300_000);
});
