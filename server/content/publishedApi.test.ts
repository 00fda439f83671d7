import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import type { Test } from 'supertest';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { apiErrors, apiNotFound } from '../http/api/apiErrors.ts';
import { publishedApi } from './publishedApi.ts';
import type { PublishingSettings } from './publishedApi.ts';

const secret = 'a-secret-of-the-platform';

describe('POST /api/content/published', () => {
  let renew: jest.Mock<PublishingSettings['renew']>;
  let logger: ReturnType<typeof collectingLogger>;
  let post: (given?: string) => Test;

  function open(settings: PublishingSettings | null): typeof post {
    const app = express();
    app.use('/', publishedApi({ settings, siteNames: ['a', 'b'], logger }), apiNotFound, apiErrors(silentLogger));
    return (given = secret) => request(app).post('/').set('x-webhook-secret', given);
  }

  beforeEach(() => {
    renew = jest.fn<PublishingSettings['renew']>().mockResolvedValue();
    logger = collectingLogger();
    post = open({ secret, renew });
  });

  it.each([
    ['every site without a body', undefined, [[]], ['a', 'b']],
    ['one site', { site: 'a' }, [['a']], ['a']],
    ['each named site once', { site: 'a', sites: ['b', 'a'] }, [['a'], ['b']], ['a', 'b']],
    [
      "every site for the platform's own events",
      { invocation_id: 'x', updates: [{ identifier: 'y', operation: 'Update' }], continues: true },
      [[]],
      ['a', 'b'],
    ],
  ])('renews %s', async (_case, body, calls, renewed) => {
    const answer = await post().send(body).expect(202);
    expect(renew.mock.calls).toEqual(calls);
    expect(answer.body).toEqual({ renewed });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('renews every site for a body in another format', async () => {
    await post().type('text/plain').send('published').expect(202);
    expect(renew.mock.calls).toEqual([[]]);
  });

  it.each([
    ['an unknown site', { site: 'c' }],
    ['sites that are no list', { sites: 'a' }],
    ['paths that are no texts', { paths: [1] }],
  ])('refuses %s with 400', async (_case, body) => {
    await post().send(body).expect(400);
    expect(renew).not.toHaveBeenCalled();
  });

  it('refuses a wrong secret with 401 before it reads the body', async () => {
    await post('wrong').type('application/json').send('{"site":').expect(401);
    expect(renew).not.toHaveBeenCalled();
  });

  it('refuses a missing secret with 401', async () => {
    await post('').expect(401);
  });

  it('refuses an address with 429 after ten wrong secrets', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await post('wrong').expect(401);
    const answer = await post().expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is closed with 404 when there is no secret', async () => {
    await open(null)().expect(404);
  });

  it('logs the numbers of what was published', async () => {
    await post()
      .send({ site: 'a', paths: ['/x', '/y'] })
      .expect(202);
    expect(logger.lines).toEqual([
      { level: 'info', event: 'content.published', facts: { sites: ['a'], paths: 2, items: 0 } },
    ]);
  });
});
