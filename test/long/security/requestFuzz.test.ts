import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer } from '../../browser/startServer.ts';
import type { RunningServer } from '../../browser/startServer.ts';
import { sendOddRequests } from '../../http/requests/sendOddRequests.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const count = 200_000;

describe('200,000 odd requests over every route', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ FORMS_RATE_LIMIT: '0' });
  }, 300_000);
  afterAll(async () => {
    await server.stop();
  });

  it('cause no fault of the server', async () => {
    const { answered, failed } = await sendOddRequests(Number(new URL(server.address).port), count, 20_261_123);
    process.stdout.write(`${JSON.stringify(answered)}\n`);
    expect(failed.slice(0, 20)).toEqual([]);
    expect(server.lines.filter((line) => /unhandled|uncaught/i.test(line))).toEqual([]);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.address}/`)).status).toBe(200);
  }, 2_400_000);
});
