import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import type { Express } from 'express';
import supertest from 'supertest';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { apiErrors } from '../api/apiErrors.ts';
import { logRequests } from '../logging/logRequests.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';

let logger: ReturnType<typeof collectingLogger>;
let app: Express;

beforeEach(() => {
  logger = collectingLogger();
  app = express();
  app.use(logRequests(logger));
  app.post('/form', refuseCrossSite, (_request, response) => void response.sendStatus(204));
  app.use(apiErrors(logger));
});
afterEach(() => expect(logger.lines).toHaveLength(1));

/** Posts a form from a page of `origin` through a proxy that passes on `host`. */
async function post(origin: string, host: string): Promise<number> {
  return (await supertest(app).post('/form').set({ host, origin })).status;
}

describe('refuseCrossSite()', () => {
  it('accepts the forms of a site at a port of its own', async () => {
    expect(await post('http://fjordbil.example:8080', 'fjordbil.example:8080')).toBe(204);
  });

  it('logs how to configure a proxy that drops the port', async () => {
    expect(await post('http://fjordbil.example:8080', 'fjordbil.example')).toBe(403);
    expect(logger.lines[0]?.facts).toMatchObject({
      status: 403,
      fault: "The page is at fjordbil.example:8080, but the request's Host is fjordbil.example.",
      cure: expect.stringContaining('proxy_set_header Host $http_host'),
    });
  });

  it('logs nothing about pages of other hosts', async () => {
    expect(await post('https://other.example', 'fjordbil.example')).toBe(403);
    expect(logger.lines[0]?.facts).not.toHaveProperty('fault');
  });
});
