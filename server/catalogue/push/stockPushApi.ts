import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { createAttemptLimit } from '../../http/limits/createAttemptLimit.ts';
import { sameSecret } from '../../http/security/sameSecret.ts';
import { clientAddress } from '../../http/security/clientAddress.ts';
import type { StockPush } from './createStockPush.ts';

export interface StockPushSettings {
  /** Bearer token of the senders. */
  key: string;
  push: StockPush['push'];
}

const maxBody = '4mb';
const maxObjects = 1000;
const maxKeyLength = 200;

/** Failed authentications per client address. */
const failuresPerMinute = 10;
const minuteMs = 60_000;

/** The objects of a body: a JSON array, one JSON object, or one object per line. @throws ProblemError 400 */
function parseObjects(body: string): unknown[] {
  const whole = parsed(body);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  return body
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => {
      const value = parsed(line);
      if (value !== undefined) return value;
      const detail = `Line ${String(at + 1)} is not JSON. Send a JSON array, or one object per line.`;
      throw new ProblemError(400, 'Malformed JSON', detail);
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (header !== '' && header.length <= maxKeyLength) return header;
  throw new ProblemError(400, 'Invalid request', `Idempotency-Key must have 1 to ${String(maxKeyLength)} characters.`);
}

/**
 * POST /api/stock: changes as a JSON array or one object per line; DELETE /api/stock/{id}.
 * Responds when the changes are durable; visitors see them when the stock is rebuilt.
 * @param settings null disables the API
 */
export function stockPushApi(settings: StockPushSettings | null, logger: Logger): Router {
  const router = Router();
  if (!settings) return router; // nothing is here: 404
  const limit = createAttemptLimit(failuresPerMinute, minuteMs);

  const authorised: RequestHandler = (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const caller = clientAddress(request);
    const waitSeconds = limit.waitSeconds(caller);
    if (waitSeconds > 0) {
      response.set('Retry-After', String(waitSeconds));
      throw new ProblemError(429, 'Too many attempts', `Wait ${String(waitSeconds)} seconds, then send the right key.`);
    }
    const [, key = ''] = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '') ?? [];
    if (!sameSecret(key, settings.key)) {
      limit.failed(caller);
      response.set('WWW-Authenticate', 'Bearer');
      throw new ProblemError(401, 'Wrong key', 'Send STOCK_PUSH_KEY in the header Authorization: Bearer <key>.');
    }
    next();
  };

  const take = async (objects: unknown[], key: string | null, body: string) => {
    const result = await settings.push(objects, key, body);
    logger.info('stock.pushed', { ...result });
    return result;
  };

  router.use(authorised);
  router.post('/', express.text({ limit: maxBody, type: () => true }), async (request, response) => {
    const key = readKey(request.get('idempotency-key'));
    const body = typeof request.body === 'string' ? request.body : '';
    const objects = parseObjects(body);
    if (objects.length === 0) throw new ProblemError(400, 'Invalid request', 'The body contains no objects.');
    if (objects.length > maxObjects) {
      throw new ProblemError(413, 'Too many objects', `Send at most ${String(maxObjects)} objects in one push.`);
    }
    response.json(await take(objects, key, body));
  });
  router.delete('/:id', async (request, response) => {
    const { site } = request.query;
    const deletion = { delete: request.params.id, ...(typeof site === 'string' ? { site } : {}) };
    const key = readKey(request.get('idempotency-key'));
    response.json(await take([deletion], key, JSON.stringify(deletion)));
  });
  router.all(/.*/, (request, response) => {
    response.set('Allow', 'POST, DELETE');
    throw new ProblemError(405, 'Method not allowed', `Use POST or DELETE for the stock, not ${request.method}.`);
  });
  return router;
}
