import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { ListedVehicle, StockListing } from '../../../shared/catalogue/StockListing.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { VersionBoard } from './createVersionBoard.ts';
import { isSearchRequest, maxListedVehicles } from './stockWire.ts';
import type { ListedPage, ListingState } from './stockWire.ts';

interface StockHandlerOptions {
  backend: Pick<CatalogueBackend, 'searchCars'>;
  listing: StockListing;
  versions: Pick<VersionBoard, 'next'>;
  /** Called after a web process has stored pushed changes. */
  onPushed: () => void;
  logger: Logger;
}

/** A call that this server does not understand: another version or another program. */
class MalformedCallError extends Error {}

type Route = (call: { query: URLSearchParams; body: string }) => Promise<unknown>;

const maxBodyBytes = 1024 * 1024;

/** Serves the stock of this process to the web processes of the machine; stockWire.ts has the calls. */
export function createStockHandler(options: StockHandlerOptions): RequestListener {
  const { backend, listing, versions, onPushed, logger } = options;
  const routes: Record<string, Route> = {
    'POST /search': ({ body }) => backend.searchCars(parseSearch(body)),
    'GET /listing': ({ query }) => listingState(listing, query.get('site') ?? ''),
    'GET /listing/vehicles': ({ query }) => listedPage(listing, query),
    'GET /versions': ({ query }) => versions.next(query.get('after') ?? ''),
    'POST /pushed': () => {
      onPushed();
      return Promise.resolve({});
    },
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stock');
    const route = routes[`${request.method ?? ''} ${pathname}`];
    try {
      if (!route) throw new MalformedCallError('unknown call');
      send(response, 200, await route({ query: searchParams, body: await readBody(request) }));
    } catch (error) {
      if (error instanceof MalformedCallError) send(response, 400, { error: error.message });
      else if (error instanceof UnknownIndexError) send(response, 404, { error: error.message });
      else {
        logger.error('stock.callFailed', {
          path: pathname,
          stack: error instanceof Error ? error.stack : String(error),
        });
        send(response, 500, {});
      }
    }
  };
  return (request, response) => void respond(request, response);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new MalformedCallError('the body is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseSearch(body: string) {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new MalformedCallError('the body is not JSON');
  }
  if (!isSearchRequest(value)) throw new MalformedCallError('the body is not a search');
  return value;
}

async function listingState(listing: StockListing, site: string): Promise<ListingState> {
  return { version: await listing.version(site), count: await listing.count(site) };
}

async function listedPage(listing: StockListing, query: URLSearchParams): Promise<ListedPage> {
  const site = query.get('site') ?? '';
  const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
  if (![from, to].every(Number.isInteger) || from < 0 || to - from > maxListedVehicles) {
    throw new MalformedCallError('the range is not valid');
  }
  const version = await listing.version(site);
  const vehicles: ListedVehicle[] = [];
  for await (const batch of listing.vehicles(site, from, to)) vehicles.push(...batch);
  return { version, vehicles };
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}
