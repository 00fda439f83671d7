import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { limitBodyTime } from '../http/limits/limitBodyTime.ts';

/** Maximum bytes of a request's line and headers; more is 431. */
const maxHeaderBytes = 16 * 1024;
const headersTimeMs = 30_000;
/** Node's own limit for a whole request; limitBodyTime has shorter ones for most routes. */
const requestTimeMs = 310_000;
/** Above the idle timeout of common load balancers, so that they close first. */
const keepAliveMs = 65_000;
const timeoutCheckMs = 5000;

/**
 * Creates an HTTP server that limits connections, header bytes, and the time for headers and bodies.
 * @param maxConnections connections beyond it are closed on arrival
 */
export function createHttpServer(handler: RequestListener, { maxConnections }: { maxConnections: number }): Server {
  const server = createServer(
    {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: headersTimeMs,
      requestTimeout: requestTimeMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: timeoutCheckMs,
    },
    limitBodyTime(handler),
  );
  server.maxConnections = maxConnections;
  // Node drops headers beyond a number without a word, a second Host among them; their bytes are limited
  server.maxHeadersCount = 0;
  return server;
}
