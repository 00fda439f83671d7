import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { executeOnTree } from '../../server/content/embedded/graphql/executeOnTree.ts';
import { executeOptions } from '../../server/content/embedded/graphql/executeOptions.ts';
import { loadContentTree } from '../../server/content/embedded/loadContentTree.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';

/** Faults that replace a good response. */
export type EdgeFault = 'slow' | 'tooMany' | 'paused' | 'broken' | 'garbage' | 'reset' | 'errors';

export interface FakeEdge {
  endpoint: string;
  apiKey: string;
  /** Sets the fault of the next `times` requests, or of all until changed. null removes it. */
  setFault(fault: EdgeFault | null, times?: number): void;
  /** Requests since the start, and how many of them exceeded the limit. */
  requests(): number;
  /** Requests since the start whose query or variables contain a text. */
  requestsWith(text: string): number;
  refused(): number;
  /**
   * Number of rounds since startRounds.
   * Requests that arrive before any earlier response was sent count as one round.
   */
  rounds(): number;
  startRounds(): void;
  /**
   * Limits requests per second and reports the limit in responses.
   * Infinity, the initial value, allows all and reports nothing.
   */
  setLimit(perSecond: number): void;
  /** Publishes the present files of the folder. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

const apiKey = 'fake-edge-key';

/** Starts a local content platform: a real HTTP server with the Edge schema over a content folder. */
export async function startFakeEdge(
  folder: string,
  sites: readonly SiteConfig[],
  builtInTexts: Partial<BuiltInTexts> = {},
): Promise<FakeEdge> {
  const read = () => loadContentTree(folder, sites, { builtInTexts });
  let tree = await read();
  const held = new Set<ServerResponse>();
  let fault: EdgeFault | null = null;
  let faultsLeft = 0;
  let requests = 0;
  const bodies: string[] = [];
  let refused = 0;
  let rounds = 0;
  /** Responses are delayed briefly, so that concurrent requests arrive before them. */
  let holdBackMs = 0;
  let isAnswered = true;
  let limit = Infinity;
  let second = { began: 0, requests: 0 };

  const limitHeaders = (): Record<string, string> =>
    limit === Infinity
      ? {}
      : {
          'x-rate-limit-limit': String(limit),
          'x-rate-limit-remaining': String(Math.max(0, limit - second.requests)),
          'x-rate-limit-reset': '1',
        };

  const countInSecond = (): boolean => {
    if (Date.now() - second.began >= 1000) second = { began: Date.now(), requests: 0 };
    second.requests += 1;
    return second.requests <= limit;
  };

  const answer = (
    response: ServerResponse,
    status: number,
    body: unknown,
    headers: Record<string, string> = {},
  ): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...limitHeaders(), ...headers });
    response.end(JSON.stringify(body));
  };

  const answerFault = (current: EdgeFault, request: IncomingMessage, response: ServerResponse): void => {
    switch (current) {
      case 'slow':
        held.add(response);
        break;
      case 'tooMany':
        answer(response, 429, { message: 'Too many requests' }, { 'retry-after': '0' });
        break;
      case 'paused':
        answer(response, 429, { message: 'Too many requests' }, { 'retry-after': '30' });
        break;
      case 'broken':
        answer(response, 500, { message: 'Internal error' });
        break;
      case 'garbage':
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<!doctype html><title>Maintenance</title>');
        break;
      case 'reset':
        request.socket.destroy();
        break;
      case 'errors':
        answer(response, 200, { errors: [{ message: 'The query is too complex' }], data: null });
        break;
    }
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    if (isAnswered) rounds += 1;
    isAnswered = false;
    const body = await text(request);
    bodies.push(body);
    if (holdBackMs > 0) await setTimeout(holdBackMs);
    isAnswered = true;
    if (!countInSecond()) {
      refused += 1;
      answer(response, 429, { message: 'Too many requests' }, { 'retry-after': '1' });
      return;
    }
    if (fault && faultsLeft > 0) {
      faultsLeft -= 1;
      answerFault(fault, request, response);
    } else if (request.headers['sc_apikey'] !== apiKey) {
      answer(response, 401, { message: 'The api key is missing or wrong' });
    } else {
      const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> };
      answer(response, 200, await executeOnTree(tree, query, variables ?? {}, executeOptions(request.headers)));
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => answer(response, 500, { message: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/api/graphql/v1`,
    apiKey,
    setFault: (next, times = Infinity) => {
      fault = next;
      faultsLeft = next ? times : 0;
      for (const response of held) response.destroy();
      held.clear();
    },
    reload: async () => {
      tree = await read();
    },
    requests: () => requests,
    requestsWith: (words) => bodies.filter((body) => body.includes(words)).length,
    refused: () => refused,
    rounds: () => rounds,
    startRounds: () => {
      rounds = 0;
      isAnswered = true;
      holdBackMs = 50;
    },
    setLimit: (perSecond) => {
      limit = perSecond;
      second = { began: 0, requests: 0 };
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
