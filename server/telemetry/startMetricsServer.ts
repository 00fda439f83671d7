import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../../shared/kit/Logger.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Metrics } from './createMetrics.ts';

/** Timeout of whole requests: a scrape is short. */
const requestMs = 10_000;

/**
 * Serves GET /metrics on a separate port, which visitors cannot reach.
 * @param port 0 takes any free one
 * @throws OperatorError when the port is taken or not allowed
 */
export async function startMetricsServer(
  metrics: Pick<Metrics, 'text'>,
  { port, host, logger }: { port: number; host: string; logger: Logger },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(path === '/metrics' ? 405 : 404, { 'Content-Type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body),
      (error: unknown) => {
        logger.error('metrics.failed', { error });
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Metrics failed\n');
      },
    );
  });
  server.requestTimeout = requestMs;
  server.headersTimeout = requestMs;
  server.maxConnections = 20;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const place = `${host}:${String(port)} (METRICS_HOST, METRICS_PORT)`;
      reject(
        new OperatorError(
          `Metrics cannot be served at ${place}: ${error.code ?? error.message}. Set METRICS_PORT to a free port.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  server.on('error', ({ code }: NodeJS.ErrnoException) => logger.error('server.acceptFailed', { code }));
  server.unref(); // a start that fails later must end the process
  const { port: taken } = server.address() as AddressInfo;
  logger.info('metrics.listening', { port: taken });
  return {
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
