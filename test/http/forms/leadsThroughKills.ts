import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createComhub } from '../../../server/forms/createComhub.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import { openStorage } from '../../../server/storage/openStorage.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { quickServerEnv } from '../../fixtures/demo/quickServerEnv.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { fakeComhub } from '../../upstreams/fakeComhub.ts';
import { startKilledServer } from '../operation/killedServer.ts';

interface KillOptions {
  /** Number of visitors, who send one lead each. */
  leads: number;
  kills: number;
  /**
   * Sender of messages that were in progress in a killed process.
   * No other process may claim them for two minutes: the sender is a worker whose clock is ahead, or the running
   * server after that time.
   */
  lapsed: 'clockAhead' | 'waited';
}

export interface KillReport {
  /** Every posted lead by id. */
  sent: Map<string, LeadSubmission>;
  /** Ids with the response 202. */
  answered: Set<string>;
  /** Leads accepted by comhub, by id. */
  accepted: Map<string, LeadSubmission>;
  /** Deliveries of leads that comhub already had. */
  duplicates: number;
  posts: number;
  kills: number;
  /** Number of outbox entries by state. */
  states: Record<string, number>;
  /** All logs of all processes. */
  log: string;
}

const visitorsAtOnce = 8;
const attempts = 3;
const pauseMs = 1000;
const lapseMs = 5 * 60_000;

/**
 * Sends leads to a real server that is killed at random moments and restarted.
 * Each restart uses the same SQLite file; each visitor makes three attempts, a second apart, with one id, as the
 * browser does. No visitor begins while the server restarts, which takes a busy machine longer than three attempts. At
 * the end everything accepted is delivered to comhub.
 */
export async function sendLeadsThroughKills({ leads, kills, lapsed }: KillOptions): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kills-'));
  const comhub = await fakeComhub();
  comhub.answerAfter(20); // So that some kills come between a delivery and its record.
  const env = {
    ...(await quickServerEnv(folder)),
    DATA_DIR: join(folder, 'data'),
    COMHUB_ENDPOINT: comhub.address,
  };
  const server = await startKilledServer({ env, kills, attempts: leads });
  const address = `${server.address}/api/forms/comhub`;
  let posts = 0;
  const sent = new Map<string, LeadSubmission>();
  const answered = new Set<string>();

  const post = async (lead: LeadSubmission): Promise<boolean> => {
    posts += 1;
    server.attempted();
    const body = JSON.stringify(lead);
    const headers = { 'content-type': 'application/json' };
    return fetch(address, { method: 'POST', headers, body }).then(
      async (response) => {
        const isTaken = response.status === 202;
        await response.arrayBuffer();
        return isTaken;
      },
      () => false, // Killed in the meantime, or not running yet.
    );
  };
  const visit = async (): Promise<void> => {
    const lead = carContactLead();
    sent.set(lead.formSubmissionId, lead);
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (await post(lead)) {
        answered.add(lead.formSubmissionId);
        return;
      }
      if (attempt < attempts) await pause(pauseMs);
    }
  };
  const visitAll = async (): Promise<void> => {
    while (sent.size < leads) {
      await server.running();
      if (sent.size < leads) await visit();
    }
  };

  try {
    await Promise.all([...Array.from({ length: visitorsAtOnce }, visitAll), server.killed()]);
    if (lapsed === 'waited') await nothingWaits(env.DATA_DIR);
    await server.stop();
    if (lapsed === 'clockAhead') await deliverRest(env.DATA_DIR, comhub.address);
    const states = await statesOf(env.DATA_DIR);
    const duplicates = comhub.seen.length - comhub.accepted.size;
    return { sent, answered, accepted: comhub.accepted, duplicates, posts, kills, states, log: server.log() };
  } finally {
    await server.end();
    await comhub.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function withOutbox<T>(
  dataDir: string,
  clock: Clock,
  work: (outbox: ReturnType<typeof createOutbox>) => Promise<T>,
): Promise<T> {
  const storage = await openStorage({ databaseUrl: '', dataDir, logger: silentLogger });
  try {
    return await work(createOutbox(storage, clock));
  } finally {
    await storage.close();
  }
}

function statesOf(dataDir: string): Promise<Record<string, number>> {
  return withOutbox(dataDir, realClock, async (outbox) =>
    Object.fromEntries((await outbox.counts()).map(({ state, count }) => [state, count])),
  );
}

async function nothingWaits(dataDir: string): Promise<void> {
  while ((await statesOf(dataDir))['waiting']) await pause(1000);
}

async function deliverRest(dataDir: string, endpoint: string): Promise<void> {
  const clock = { now: () => new Date(Date.now() + lapseMs) };
  const comhub = createComhub({ endpoint, apiKey: '', apiKeyHeader: 'x-api-key', logger: silentLogger });
  await withOutbox(dataDir, clock, (outbox) =>
    createOutboxWorker({ outbox, deliverers: { lead: comhub.deliver }, clock, logger: silentLogger }).drain(),
  );
  comhub.close();
}

/** Returns a lead without the car's record, which comes from the site instead of the submission. */
export function asWritten(lead: LeadSubmission | undefined): unknown {
  return lead && { ...lead, values: { ...lead.values, car: undefined } };
}
