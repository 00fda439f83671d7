import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingResponse, FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { demoWishes } from '../booking/demoWishes.ts';

export interface ProcessVisitors {
  /** Ids of accepted leads. */
  leads: Set<string>;
  /** Keys of confirmed bookings, with their ids. */
  bookings: Map<string, string>;
  /** Failed requests with their status or error, in order. */
  failed: string[];
  /** Keys with two differing responses. */
  differing: string[];
  requests: number;
  /** Resolves when all visitors have received their responses and stopped. */
  stop(): Promise<void>;
}

const pages = ['/', '/bilar', '/bilar/volvo?car_gearbox=Automat', '/anlaggningar', '/verkstad/boka', '/kontakt'];
const betweenRequestsMs = 60;
const maxBookings = 3000;

/**
 * Starts visitors that read pages, send leads and book wheel changes until stopped. A post without a response is
 * retried with its key, as the browser does; a third of the posts are sent twice in parallel.
 * @param address of the load balancer or process
 */
export async function startVisitors(address: string): Promise<ProcessVisitors> {
  const { wish } = await demoWishes(maxBookings);
  let isOver = false;
  const visitors: ProcessVisitors = {
    leads: new Set(),
    bookings: new Map(),
    failed: [],
    differing: [],
    requests: 0,
    stop: async () => {
      isOver = true;
      await all;
    },
  };

  async function send(path: string, init: RequestInit, known: readonly number[]): Promise<Response | null> {
    visitors.requests += 1;
    try {
      const response = await fetch(address + path, init);
      if (known.includes(response.status)) return response;
      visitors.failed.push(`${init.method ?? 'GET'} ${path} ${String(response.status)}`);
      await response.arrayBuffer();
      return null;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      visitors.failed.push(`${init.method ?? 'GET'} ${path} ${cause}`);
      return null;
    }
  }

  /** Posts until a response arrives, sometimes twice in parallel; returns the responses. */
  async function post(path: string, body: object, key: string, known: readonly number[]): Promise<Response[]> {
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    };
    for (;;) {
      const twice = Math.random() < 0.3;
      const sent = await Promise.all([send(path, init, known), ...(twice ? [send(path, init, known)] : [])]);
      const answers = sent.filter((answer) => answer !== null);
      if (answers.length > 0) return answers;
      await pause(betweenRequestsMs * 4);
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      const page = pages[Math.floor(Math.random() * pages.length)] ?? '/';
      await (await send(page, {}, [200]))?.arrayBuffer();
      await pause(betweenRequestsMs);
    }
  }

  async function enquire(): Promise<void> {
    while (!isOver) {
      const lead = carContactLead();
      for (const answer of await post('/api/forms/comhub', lead, lead.formSubmissionId, [202])) {
        await answer.arrayBuffer();
      }
      visitors.leads.add(lead.formSubmissionId);
      await pause(betweenRequestsMs * 4);
    }
  }

  async function book(): Promise<void> {
    while (!isOver) {
      const key = randomUUID();
      const answers = await post('/api/mechmate/book', wish(), key, [200, 409]);
      const bodies = await Promise.all(
        answers.map(async (answer) => ({
          status: answer.status,
          body: (await answer.json()) as BookingResponse & { freeTimes?: FreeTime[] },
        })),
      );
      const ids = new Set(bodies.map(({ status, body }) => (status === 200 ? body.id : 'taken')));
      if (ids.size > 1) visitors.differing.push(key);
      const [id] = ids;
      if (id !== undefined && id !== 'taken') visitors.bookings.set(key, id);
      await pause(betweenRequestsMs * 4);
    }
  }

  const all = Promise.all([read(), read(), read(), enquire(), enquire(), book(), book()]);
  return visitors;
}
