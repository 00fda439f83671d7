import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startServer } from '../browser/startServer.ts';
import type { RunningServer } from '../browser/startServer.ts';
import type { LoadResult, StatusResult } from '../performance/load/LoadPlan.ts';
import { startGenerator } from '../performance/load/startGenerator.ts';
import type { Generator } from '../performance/load/startGenerator.ts';
import { statusOf } from '../performance/load/statusOf.ts';
import { percentile } from '../performance/timing.ts';

/*
 * 64 connections that request lists without pause. The goals are those of npm run bench -- overload; the limits here
 * leave room for a busy machine. Without admission control the median of /healthz is 10 s.
 */

const durationMs = 10_000;
const maxMs = { health: 1500, admitted: 3000, recovery: 4000 };

let server: RunningServer;
let generator: Generator;
let port: number;
let lists: LoadResult;
let health: LoadResult;
let recoveryMs: number;

const lastOf = ({ latencies }: StatusResult, share: number): number => percentile(latencies, share);

beforeAll(async () => {
  server = await startServer({ RENDER_QUEUE_MS: '500', RENDER_MAX_LOOP_DELAY_MS: '200' });
  generator = await startGenerator();
  port = Number(new URL(server.address).port);
  const headers = { host: 'polhem-bil.localhost' };
  const list = { port, paths: ['/bilar?car_price=1-90{n}'], headers };
  await generator.run({ ...list, connections: 1, requests: 50, firstNumber: 100_000 });
  const probe = { port, paths: ['/healthz'], headers, connections: 1, newConnectionsPerSecond: 10 };
  const load = { ...list, connections: 64, firstNumber: 200_000 };
  [lists = lists, health = health] = await Promise.all([
    generator.run({ ...load, durationMs }),
    generator.run({ ...probe, durationMs }),
  ]);
  const ended = performance.now();
  for (let status = 0, page = 900_000; status !== 200; page += 1) {
    status = (await fetch(`${server.address}/bilar?car_price=1-90${String(page)}`)).status;
  }
  recoveryMs = performance.now() - ended;
}, 120_000);

afterAll(async () => {
  generator.stop();
  await server.stop();
});

it('an overloaded server answers every health check in time', () => {
  expect(statusOf(health, 200).count).toBe(health.count);
  expect(lastOf(statusOf(health, 200), 0.5)).toBeLessThan(lastOf(statusOf(lists, 200), 0.5) / 2);
  expect(lastOf(statusOf(health, 200), 0.99)).toBeLessThan(maxMs.health);
});

it('an overloaded server sends the pages that it admits in time', () => {
  expect(statusOf(lists, 200).count).toBeGreaterThan(50);
  expect(lastOf(statusOf(lists, 200), 0.99)).toBeLessThan(maxMs.admitted);
});

it('an overloaded server refuses requests long before it could serve them', () => {
  const refused = statusOf(lists, 503);
  expect(refused.count + statusOf(lists, 200).count).toBe(lists.count);
  expect([refused.withRetryAfter, lists.errors]).toEqual([refused.count, 0]);
  expect(lastOf(refused, 0.9)).toBeLessThan(lastOf(statusOf(lists, 200), 0.1));
});

it('a server sends pages again right after an overload', () => {
  expect(recoveryMs).toBeLessThan(maxMs.recovery);
});
