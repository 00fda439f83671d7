import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { maxSubjects, createAttemptWindow } from './createAttemptWindow.ts';
import { countAttempts } from './limitAttempts.ts';
import type { CountAttempts } from './limitAttempts.ts';

/** Sends a request that is answered with a status; returns the detail of a refusal, else null. */
async function send(count: CountAttempts, ip: string, { status = 202, site = 'one' } = {}): Promise<string | null> {
  const finished = new EventEmitter();
  const response = Object.assign(finished, {
    statusCode: status,
    locals: { site: { name: site } },
    set: () => undefined,
  });
  try {
    await count({ ip, ips: [], socket: {} } as unknown as Request, response as unknown as Response);
    finished.emit('finish');
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.detail;
    throw error;
  }
}

/** The number of requests that are served, each from the next address. */
async function sendFrom(count: CountAttempts, addresses: readonly string[], status?: number): Promise<number> {
  let served = 0;
  for (const address of addresses) if ((await send(count, address, { status })) === null) served += 1;
  return served;
}

const list = (length: number, addressOf: (at: number) => string): string[] =>
  Array.from({ length }, (_address, at) => addressOf(at));
/** Networks of one /48, each of its own /56. */
const networksOf48 = (length: number, of48 = '2001:db8:1'): string[] =>
  list(length, (at) => `${of48}:${(at * 256).toString(16)}::1`);
const others = (length: number): string[] =>
  list(length, (at) => `10.${String(at % 250)}.${String(Math.floor(at / 250))}.7`);

describe('countAttempts()', () => {
  it('allows a client the limit', async () => {
    const count = countAttempts(5, 'forms');
    expect(
      await sendFrom(
        count,
        list(20, () => '192.0.2.7'),
      ),
    ).toBe(5);
    expect(
      await sendFrom(
        count,
        list(20, (at) => `2001:db8::${String(at)}`),
      ),
    ).toBe(5);
  });

  it.each([
    ['/56 of IPv6', 4, list(200, (at) => `2001:db8:1:${at.toString(16)}::1`)],
    ['/48 of IPv6', 16, networksOf48(200)],
    ['/24 of IPv4', 16, list(200, (at) => `192.0.2.${String(at)}`)],
  ])('allows a %s %i times the limit', async (_network, times, addresses) => {
    expect(await sendFrom(countAttempts(1, 'forms'), addresses)).toBe(times);
  });

  it('leaves the attempts of a wider network to others while one client is refused', async () => {
    const count = countAttempts(1, 'forms');
    await sendFrom(
      count,
      list(200, () => '192.0.2.7'),
    );
    expect(await send(count, '192.0.2.7')).toMatch(/sent from your network/);
    expect(await send(count, '192.0.2.8')).toBeNull();
  });

  it('serves everyone else however much one /48 sends', async () => {
    const count = countAttempts(20, 'forms');
    await sendFrom(
      count,
      networksOf48(120).flatMap((address) => list(17, () => address)),
      400,
    );
    expect(await send(count, '198.51.100.1')).toBeNull();
    expect(await send(count, '2001:db8:2::1')).toBeNull();
  });

  it('serves a newcomer of a busy site', async () => {
    const count = countAttempts(4, 'forms');
    expect(await sendFrom(count, others(400))).toBe(400);
    expect(await send(count, '198.51.100.1')).toBeNull();
  });

  it('says why each client of a busy site is allowed less', async () => {
    const count = countAttempts(4, 'forms');
    await sendFrom(count, others(400));
    expect(await send(count, '198.51.100.1')).toBeNull();
    expect(await send(count, '198.51.100.1')).toMatch(/^Very many forms are being sent to this site\./);
    expect(await send(count, '198.51.100.1', { site: 'two' })).toBeNull();
  });

  it('does not call a site busy for work that was refused', async () => {
    const count = countAttempts(4, 'forms');
    await sendFrom(count, others(400), 400);
    expect(
      await sendFrom(
        count,
        list(4, () => '198.51.100.1'),
      ),
    ).toBe(4);
  });
});

describe('createAttemptWindow()', () => {
  it('remembers a bounded number of 200,000 networks', async () => {
    const window = createAttemptWindow({ name: 'forms', windowMs: 60_000, maxAttempts: 1 });
    for (let at = 0; at < 200_000; at += 1) await window.count(`2001:db8:${at.toString(16)}:0`);
    expect(window.size).toBe(maxSubjects);
  });

  it('remembers a wide network that goes on while its clients are forgotten', async () => {
    const window = createAttemptWindow({ name: 'forms', windowMs: 60_000, maxAttempts: 100 });
    for (let at = 0; at < 2 * maxSubjects; at += 1) {
      await window.count(String(at));
      await window.count('2001:db8:1/48');
    }
    expect(window.waitMs('2001:db8:1/48')).toBeGreaterThan(0);
  });
});
