import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { apiErrors, apiNotFound } from '../../http/api/apiErrors.ts';
import { stockPushApi } from './stockPushApi.ts';

const key = 'a-key-of-a-dealer-system';

function api(isOpen = true) {
  const pushes: { objects: readonly unknown[]; key: string | null }[] = [];
  const push = (objects: readonly unknown[], sent: string | null) => {
    pushes.push({ objects, key: sent });
    return Promise.resolve({ upserted: objects.length, deleted: 0, dropped: 0, version: 1 });
  };
  const app = express();
  app.use('/api/stock', stockPushApi(isOpen ? { key, push } : null, silentLogger));
  app.use(apiNotFound);
  app.use(apiErrors(silentLogger));
  const authorised = (test: request.Test): request.Test => test.set('Authorization', `Bearer ${key}`);
  return {
    pushes,
    app,
    post: (body: string, type = 'application/x-ndjson') =>
      authorised(request(app).post('/api/stock')).set('Content-Type', type).send(body),
    remove: (path: string) => authorised(request(app).delete(path)),
  };
}

describe('POST /api/stock', () => {
  it('takes any kind of JSON body', async () => {
    const { post, pushes } = api();
    const bodies = ['[{"id":1},{"id":2}]', '{"id":1}', '{"id":1}\n\n{"delete":"2"}\r\n'];
    for (const body of bodies) expect((await post(body)).status).toBe(200);
    expect(pushes.map(({ objects }) => objects)).toEqual([
      [{ id: 1 }, { id: 2 }],
      [{ id: 1 }],
      [{ id: 1 }, { delete: '2' }],
    ]);
    const answer = await post('{"id":1}', 'application/json').set('Idempotency-Key', 'k1');
    expect(answer.body).toEqual({ upserted: 1, deleted: 0, dropped: 0, version: 1 });
    expect(pushes.at(-1)?.key).toBe('k1');
  });

  it('is not there without a key in the environment', async () => {
    const { post } = api(false);
    expect((await post('{}')).status).toBe(404);
  });

  it('judges the key before the body', async () => {
    const { app, pushes } = api();
    const wrong = await request(app).post('/api/stock').set('Authorization', 'Bearer wrong').send('no JSON');
    expect(wrong.status).toBe(401);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    expect((await request(app).delete('/api/stock/1')).status).toBe(401);
    expect(pushes).toEqual([]);
  });

  it('lets a guesser wait', async () => {
    const { app, post } = api();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await request(app).post('/api/stock').set('Authorization', 'Bearer wrong').expect(401);
    }
    const answer = await post('{"id":1}');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['a line that is not JSON', '{"id":1}\n{"id":', 400, 'Line 2 is not JSON'],
    ['an empty body', '', 400, 'no objects'],
    ['more objects than one push takes', JSON.stringify(Array(1001).fill({ id: 1 })), 413, 'at most 1000'],
    ['a body of more than 4 MB', `"${'x'.repeat(4 * 1024 * 1024)}"`, 413, 'larger than the maximum of this address'],
  ])('refuses %s', async (_what, body, status, detail) => {
    const answer = await api().post(body);
    expect(answer.status).toBe(status);
    expect((answer.body as { detail: string }).detail).toContain(detail);
  });
});

describe('DELETE /api/stock/{id}', () => {
  it('deletes a car from all sites', async () => {
    const { remove, pushes } = api();
    expect((await remove('/api/stock/410%2F658')).status).toBe(200);
    expect(pushes.flatMap(({ objects }) => objects)).toEqual([{ delete: '410/658' }]);
  });

  it('deletes a car from one site', async () => {
    const { remove, pushes } = api();
    expect((await remove('/api/stock/1?site=fjord-bil')).status).toBe(200);
    expect(pushes.flatMap(({ objects }) => objects)).toEqual([{ delete: '1', site: 'fjord-bil' }]);
  });

  it('refuses other methods', async () => {
    const { app } = api();
    const answer = await request(app).get('/api/stock').set('Authorization', `Bearer ${key}`);
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST, DELETE']);
  });
});
