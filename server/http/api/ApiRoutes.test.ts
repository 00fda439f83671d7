import { describe, expect, it } from '@jest/globals';
import express from 'express';
import Joi from 'joi';
import request from 'supertest';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { apiErrors } from './apiErrors.ts';
import { ApiRoutes } from './ApiRoutes.ts';
import { jsonRoute } from './jsonRoute.ts';
import { ProblemError } from '../../../shared/kit/problem.ts';

const schema = Joi.object<{ name: string }>({ name: Joi.string().required() });

/** An app with GET /plain and POST /known, which only the header "x-known: yes" may use. */
function testApp() {
  const routes = new ApiRoutes();
  routes.get('/plain', (_request, response) => void response.json({ is: 'plain' }));
  routes.post(
    '/known',
    ...jsonRoute(
      {
        limit: (_request, _response, next) => next(),
        maxBytes: '1kb',
        authenticate: (incoming, _response, next) => {
          if (incoming.get('x-known') !== 'yes') throw new ProblemError(401, 'Unknown', 'Who are you?');
          next();
        },
        schema,
      },
      (body, _request, response) => void response.json(body),
    ),
  );
  routes.refuseOtherMethods();
  return express().use(routes.router, apiErrors(collectingLogger()));
}

const post = () => request(testApp()).post('/known').set('x-known', 'yes');

describe('ApiRoutes', () => {
  it.each([
    ['/plain', 'GET, HEAD'],
    ['/known', 'POST'],
  ])('answers DELETE %s with 405 and Allow', async (path, allow) => {
    const answer = await request(testApp()).delete(path);
    expect([answer.status, answer.get('allow')]).toEqual([405, allow]);
  });

  it('answers HEAD like GET', async () => {
    expect((await request(testApp()).head('/plain')).status).toBe(200);
  });
});

describe('jsonRoute()', () => {
  it('passes the validated body on, and lets no cache store the response', async () => {
    const answer = await post().send({ name: 'Ada' });
    expect([answer.body, answer.get('cache-control')]).toEqual([{ name: 'Ada' }, 'no-store']);
  });

  it('authenticates before it looks at the body', async () => {
    const answer = await request(testApp()).post('/known').type('form').send('x=1');
    expect(answer.status).toBe(401);
  });

  it.each<[status: number, what: string, send: () => request.Test]>([
    [403, 'a page of another site', () => post().set('sec-fetch-site', 'cross-site').send({ name: 'Ada' })],
    [415, 'a form', () => post().type('form').send('name=Ada')],
    [413, 'a large body', () => post().send({ name: 'x'.repeat(2000) })],
    [400, 'half a body', () => post().type('json').send('{"name":')],
    [400, 'an invalid field', () => post().send({ name: 7 })],
    [400, 'a prototype', () => post().type('json').send('{"__proto__": {"name": "Ada"}}')],
  ])('answers with %d to %s', async (status, _what, send) => {
    const answer = await send();
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
  });
});
