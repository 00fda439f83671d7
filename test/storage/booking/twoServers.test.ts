import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { startServer } from '../../browser/startServer.ts';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';
import { fakeComhub } from '../../upstreams/fakeComhub.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function post(address: string, lead: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/api/forms/comhub`, { method: 'POST', headers, body: JSON.stringify(lead) });
  return `${String(response.status)} ${await response.text()}`;
}

describeOnBothDatabases('two servers', (emptyDatabase, kind) => {
  const count = kind === 'postgres' ? 60 : 30;

  it('deliver each lead once', async () => {
    const { databaseUrl, dataDir, open } = await emptyDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-two-'));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    const comhub = await fakeComhub();
    ends.push(() => comhub.stop());
    const env = {
      ...(await quickServerEnv(folder)),
      COMHUB_ENDPOINT: comhub.address,
      DATABASE_URL: databaseUrl,
      ...(dataDir ? { DATA_DIR: dataDir } : {}),
    };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    for (const server of servers) ends.push(() => server.stop());

    const leads = Array.from({ length: count }, () => carContactLead());
    const sendFrom = async (from: number): Promise<void> => {
      for (let at = from; at < leads.length; at += 4) {
        const lead = leads[at] ?? {};
        const [one, other] = await Promise.all(servers.map(({ address }) => post(address, lead)));
        expect(one).toMatch(/^202 /);
        expect(other).toBe(one); // the same receipt
      }
    };
    await Promise.all([0, 1, 2, 3].map(sendFrom));

    const outbox = createOutbox(await open(), realClock);
    while ((await outbox.counts()).some(({ state }) => state === 'waiting')) await pause(100);
    expect(await outbox.counts()).toEqual([{ kind: 'lead', state: 'delivered', count }]);
    const delivered = comhub.seen.map(
      ({ body }) => (JSON.parse(body) as { formSubmissionId: string }).formSubmissionId,
    );
    expect(delivered.sort()).toEqual(leads.map(({ formSubmissionId }) => formSubmissionId).sort());
    const sentBy = servers.map(({ lines }) => lines.filter((line) => line.includes('outbox.delivered')).length);
    expect(Math.min(...sentBy)).toBeGreaterThan(0);
  });
});
