import express, { Router } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { requireSecret } from '../../http/security/requireSecret.ts';
import type { StockPush } from './createStockPush.ts';

export interface StockPushSettings {
  /** Bearer token of the senders. */
  key: string;
  push: StockPush['push'];
}

const maxBody = '4mb';
const maxObjects = 1000;
const maxKeyLength = 200;

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
  const authorised = requireSecret({
    setting: 'STOCK_PUSH_KEY',
    secret: settings.key,
    name: 'key',
    read: (request) => /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '',
    cure: 'Send STOCK_PUSH_KEY in the header Authorization: Bearer <key>.',
    challenge: 'Bearer',
    logger,
  });
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
