import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';
import type { ContractStock } from '../fixtures/catalogue/contractStock.ts';
import { referenceDealerSearch } from '../fixtures/catalogue/referenceDealerSearch.ts';
import { referenceSearch } from '../fixtures/catalogue/referenceSearch.ts';
import { freePort } from './freePort.ts';

/** Faults that replace a good response. */
export const searchFaults = [
  'refused',
  'broken',
  'tooMany',
  'hang',
  'stalled',
  'half',
  'garbage',
  'wrongShape',
  'empty',
  'reset',
] as const;
export type SearchFault = (typeof searchFaults)[number];

export interface SearchCall {
  method: string;
  headers: IncomingHttpHeaders;
  body: SearchRequest;
}

export interface FakeSearchProxy {
  endpoint: string;
  apiKey: string;
  /** Every search received, in order. */
  calls: SearchCall[];
  /** Sets the fault of the next `times` searches, or of all until changed. null removes it. */
  setFault(fault: SearchFault | null, times?: number): Promise<void>;
  stop(): Promise<void>;
}

const apiKey = 'fake-search-key-7f3a';

/** Starts a local search proxy: a real HTTP server that uses the brute-force reference search. */
export async function startFakeSearchProxy(stocks: readonly ContractStock[]): Promise<FakeSearchProxy> {
  const calls: SearchCall[] = [];
  let fault: SearchFault | null = null;
  let faultsLeft = 0;
  /** Clients waiting for a response that does not come. */
  const held = new Set<ServerResponse>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    calls.push({ method: request.method ?? '', headers: request.headers, body: JSON.parse(body) as SearchRequest });
    if (fault && faultsLeft > 0) {
      faultsLeft -= 1;
      if (fault === 'hang' || fault === 'stalled') held.add(response);
      answerFault(fault, request, response);
    } else if (request.headers['x-api-key'] !== apiKey) {
      send(response, 401, { message: 'The api key is missing or wrong' });
    } else if (!hasDocumentedFilters(JSON.parse(body) as SearchRequest)) {
      send(response, 400, { message: 'A filter is a list of values, or a not-equal on car_id' });
    } else {
      const answer = search(stocks, JSON.parse(body) as SearchRequest);
      send(response, answer ? 200 : 404, answer ? { ...answer, took_ms: 3 } : { message: 'No such index' });
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, 500, { message: String(error) }));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await freePort();
  await listen(port);
  return {
    endpoint: `http://127.0.0.1:${String(port)}/search`,
    apiKey,
    calls,
    setFault: async (next, times = Infinity) => {
      fault = next;
      faultsLeft = next ? times : 0;
      for (const response of held) response.destroy();
      held.clear();
      if (next === 'refused') await close();
      else if (!server.listening) await listen(port);
    },
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}

/** Accepts the documented forms only: a list on any field, { not } on car_id. */
function hasDocumentedFilters({ filters, facets }: SearchRequest): boolean {
  return [filters, ...facets.map((facet) => facet.filters ?? {})].every((one) =>
    Object.entries(one).every(
      ([name, filter]) => Array.isArray(filter) || (name === 'car_id' && Object.keys(filter).join() === 'not'),
    ),
  );
}

function search(stocks: readonly ContractStock[], request: SearchRequest): SearchResponse | null {
  for (const { index, dealerIndex, cars, dealers } of stocks) {
    if (request.index === index) return referenceSearch(cars, request);
    if (request.index === dealerIndex) return referenceDealerSearch(dealers, request);
  }
  return null;
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function answerFault(fault: SearchFault, request: IncomingMessage, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'refused': // The port is closed.
    case 'hang':
      return;
    case 'broken':
      send(response, 500, { message: 'Internal error' });
      return;
    case 'tooMany':
      send(response, 429, { message: 'Too many requests' }, { 'retry-after': '0' });
      return;
    case 'stalled': // Begins, and never ends.
      response.writeHead(200, json);
      response.write('{"facet":[],');
      return;
    case 'half':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"facet":[],"content":[', () => request.socket.destroy());
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Maintenance</title>');
      return;
    case 'wrongShape':
      send(response, 200, { facet: {}, content: 'none', total_items: '12' });
      return;
    case 'empty':
      response.writeHead(200, json).end();
      return;
    case 'reset':
      request.socket.destroy();
  }
}
