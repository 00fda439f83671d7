import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultRequest } from '../../../shared/finance/quoteRequest.ts';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { quotedVehicle } from '../../fixtures/catalogue/quotedCar.ts';
import { demoWishes } from '../../http/booking/demoWishes.ts';

export interface SoakVisitors {
  /** Pause of each visitor between two requests, about. */
  pauseMs: number;
  requests: number;
  /** Number of responses by status. */
  answered: Record<string, number>;
  /** Responses not explained by a failing back end, and requests without a response. */
  unexplained: string[];
  /** Ids of accepted leads. */
  leads: Set<string>;
  /** Resolves when every request in progress has its response; no more are sent until resume(). */
  rest(): Promise<void>;
  resume(): void;
  /** Stops the visitors. */
  stop(): Promise<void>;
}

interface Question {
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
  host?: string;
  headers?: Record<string, string>;
}

/** Statuses of a server whose back end fails. */
const explained = new Set([502, 503, 504]);
const maxBookings = 6000;
const visitorCount = 6;
/** Few enough that the caches of their parts, which take 48 MB, are full before the soak ends. */
const distinctLists = 50;
const answerTimeoutMs = 60_000;
const closest =
  '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=hjulskifte&latitude=59.33&longitude=18.07';

/**
 * Starts visitors that read, search, draw maps, request quotes and times, send leads and book.
 * They continue until stopped.
 * @param port of the product
 * @param isFailing whether a back end fails or has just done so
 */
export async function startSoakVisitors(
  port: number,
  pauseMs: number,
  isFailing: () => boolean,
): Promise<SoakVisitors> {
  const { wish } = await demoWishes(maxBookings);
  let number = 0;
  let isOver = false;
  let isResting = false;
  let underWay = 0;
  const quote = defaultRequest(quotedVehicle(), 'PM-MAN-7E66');
  const lead = (): Question => ({ path: '/api/forms/comhub', body: carContactLead() });
  const kinds: readonly (() => Question)[] = [
    () => ({ path: '/' }),
    () => ({ path: '/bilar' }),
    () => ({ path: `/bilar?car_price=1-9${String(number % distinctLists)}` }),
    () => ({ path: '/kontakt' }),
    () => ({ path: '/anlaggningar' }),
    () => ({ path: '/verkstad/boka' }),
    () => ({ path: `/nothing/${String(number)}` }),
    () => ({ path: '/en', host: 'polhem-group.localhost' }),
    () => ({
      path: '/api/search',
      body: { index: 'vehicles_polhem-bil', limit: 12, keyphrase: `volvo ${String(number)}` },
    }),
    () => ({ path: `/api/maps/tiles/5/${String(15 + (number % 4))}/9.svg` }),
    () => ({ path: `/api/maps/autocomplete?input=upp${String(number)}` }),
    () => ({ path: '/api/codeweaver/default', body: quote, host: 'polhem-motors-uk.localhost' }),
    () => ({ path: '/api/mechmate/car/ABC123' }),
    () => ({ path: closest }),
    () => ({ path: '/api/tirehotel/authorization/search', body: { regNo: `AAA${String(100 + (number % 900))}` } }),
    () => ({ path: '/api/mechmate/book', body: wish(), headers: { 'idempotency-key': randomUUID() } }),
    lead,
    lead,
    () => ({ path: '/healthz' }),
  ];

  function send({ path, body, host = 'polhem-bil.localhost', headers = {} }: Question): Promise<number | string> {
    const payload = body && JSON.stringify(body);
    const type = payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {};
    return new Promise((resolve) => {
      const call = request({
        ...{ host: '127.0.0.1', port, path, method: payload ? 'POST' : 'GET', agent: false },
        headers: { host, ...type, ...headers },
      });
      call.setTimeout(answerTimeoutMs, () => call.destroy(new Error('no answer')));
      call.once('response', (response) => {
        response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut off'));
      });
      call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      call.end(payload);
    });
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      if (isResting) {
        await pause(50);
        continue;
      }
      number += 1;
      const question = kinds[Math.floor(Math.random() * kinds.length)]?.() ?? { path: '/' };
      underWay += 1;
      const wasFailing = isFailing();
      const status = await send(question);
      underWay -= 1;
      note(question, status, wasFailing || isFailing());
      await pause(visitors.pauseMs * (0.5 + Math.random()));
    }
  }

  function note({ path, body }: Question, status: number | string, mayFail: boolean): void {
    visitors.requests += 1;
    visitors.answered[status] = (visitors.answered[status] ?? 0) + 1;
    const isFine = typeof status === 'number' && (status < 500 || (mayFail && explained.has(status)));
    if (!isFine) visitors.unexplained.push(`${path} ${String(status)}`);
    if (status === 202 && body && 'formSubmissionId' in body) visitors.leads.add(String(body.formSubmissionId));
  }

  const visitors: SoakVisitors = {
    pauseMs,
    requests: 0,
    answered: {},
    unexplained: [],
    leads: new Set(),
    rest: async () => {
      isResting = true;
      while (underWay > 0) await pause(50);
    },
    resume: () => {
      isResting = false;
    },
    stop: async () => {
      isOver = true;
      await all;
    },
  };
  const all = Promise.all(Array.from({ length: visitorCount }, visit));
  return visitors;
}
