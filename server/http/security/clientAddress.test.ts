import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { clientAddress } from './clientAddress.ts';

const app = express();
app.set('trust proxy', ['loopback', '198.51.100.1']);
app.get('/', (asked, response) => {
  response.send(clientAddress(asked));
});
const addressFor = async (forwarded: string): Promise<string> =>
  (await request(app).get('/').set('X-Forwarded-For', forwarded)).text;

describe('clientAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['garbage1, 192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:50412', '192.0.2.7'],
    ['[2001:db8::1]:50412', '2001:db8::1'],
  ])('reads the client of %s', async (forwarded, address) => {
    expect(await addressFor(forwarded)).toBe(address);
  });

  it('falls back to the nearest valid address when an entry is none', async () => {
    expect(await addressFor('garbage1')).toMatch(/127\.0\.0\.1|::1/);
    expect(await addressFor('garbage2')).toBe(await addressFor('garbage1'));
    expect(await addressFor('192.0.2.7, garbage, 198.51.100.1')).toBe('198.51.100.1');
  });
});
