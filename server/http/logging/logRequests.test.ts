import { expect, it } from '@jest/globals';
import express from 'express';
import supertest from 'supertest';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { logRequests } from './logRequests.ts';

it.each([
  [200, 'info'],
  [404, 'info'],
  [500, 'error'],
  [503, 'error'],
])('a request with status %i is logged at the level %s', async (status, level) => {
  const logger = collectingLogger();
  const app = express();
  app.use(logRequests(logger));
  app.get('/page', (_request, response) => void response.sendStatus(status));
  await supertest(app).get('/page');
  expect(logger.lines).toMatchObject([{ level, event: 'request.done', facts: { path: '/page', status } }]);
});
