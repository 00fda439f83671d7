import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { isSecureCookie } from './isSecureCookie.ts';

const app = express()
  .set('trust proxy', true)
  .use((asked, response) => void response.json(isSecureCookie(asked)));

const secure = async (host: string, protocol = 'http'): Promise<unknown> =>
  (await request(app).get('/').set({ Host: host, 'X-Forwarded-Proto': protocol })).body;

describe('isSecureCookie()', () => {
  it.each([
    'localhost:3000',
    'polhem-bil-no.localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    '192.168.1.20:3000',
    'my-laptop:3000',
  ])('is false over plain HTTP at %s', async (host) => {
    expect(await secure(host)).toBe(false);
  });

  it.each(['localhost:3000', '192.168.1.20', 'www.example.test'])('is true over HTTPS at %s', async (host) => {
    expect(await secure(host, 'https')).toBe(true);
  });

  it.each(['www.example.test', 'www.example.test:8080', 'localhost.example.test'])(
    'is true at the host %s of a site behind a proxy that does not tell the protocol',
    async (host) => {
      expect(await secure(host)).toBe(true);
    },
  );
});
