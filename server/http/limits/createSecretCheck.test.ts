import { expect, it } from '@jest/globals';
import type { Request } from 'express';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { silentLogger } from '../../../test/fixtures/silentLogger.ts';
import { createAttemptLimit } from './createAttemptLimit.ts';
import { createSecretCheck } from './createSecretCheck.ts';

const secret = 'the right secret';
const from = (ip: string): Request => ({ ip, ips: [], socket: {} }) as unknown as Request;

function setUp() {
  const lines: unknown[] = [];
  const warn: Logger['warn'] = (event, facts) => void lines.push({ event, ...facts });
  const logger = { ...silentLogger, warn };
  const check = createSecretCheck({ name: 'A_SECRET', secrets: [secret, ''], maxWrong: 5, windowMs: 60_000, logger });
  return { check, lines };
}

it('a network is refused after its wrong secrets', () => {
  const { check } = setUp();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(check(from('2001:db8::1'), ['wrong'])).toEqual({ isRight: false, waitSeconds: 0 });
  }
  expect(check(from('2001:db8::2'), [secret])).toEqual({ isRight: false, waitSeconds: 60 });
});

it('the right secret opens from elsewhere while many networks are refused', () => {
  const { check } = setUp();
  for (let at = 0; at < 2000; at += 1) check(from(`2001:db8:1:${at.toString(16)}::1`), ['wrong']);
  expect(check(from('198.51.100.1'), [secret]).isRight).toBe(true);
  expect(check(from('2001:db8:2::1'), [secret]).isRight).toBe(true);
});

it('each wrong secret is logged without itself', () => {
  const { check, lines } = setUp();
  for (let attempt = 0; attempt < 8; attempt += 1) check(from('192.0.2.7'), ['wrong']);
  expect(lines).toHaveLength(5);
  expect(lines[4]).toEqual({ event: 'secret.refused', secret: 'A_SECRET', isLast: true });
});

it('a request without a secret is neither right nor counted', () => {
  const { check, lines } = setUp();
  for (let attempt = 0; attempt < 8; attempt += 1) expect(check(from('192.0.2.7'), ['']).isRight).toBe(false);
  expect(check(from('192.0.2.7'), ['', secret]).isRight).toBe(true);
  expect(lines).toEqual([]);
});

it('a network may try again when the window has passed', () => {
  let now = 0;
  const limit = createAttemptLimit(3, 60_000, () => now);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(limit.waitSeconds('192.0.2.7')).toBe(0);
    limit.failed('192.0.2.7');
    now += 10_000;
  }
  expect(limit.waitSeconds('192.0.2.7')).toBe(30);
  now = 60_000;
  expect(limit.waitSeconds('192.0.2.7')).toBe(0);
});
