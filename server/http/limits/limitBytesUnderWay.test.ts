import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import type { Request, Response } from 'express';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { limitBytesUnderWay } from './limitBytesUnderWay.ts';

const limit = () => limitBytesUnderWay({ maxBytes: 100, maxBytesPerRequest: 60 });

let networks = 0;

/** Returns 0 when the request is passed on, else the status; `end` ends its response. Each is of another network. */
function pass(
  handler: ReturnType<typeof limit>,
  length: string | undefined,
  ip = `10.0.${String((networks += 1))}.1`,
): { status: number; end: () => void } {
  const next = jest.fn();
  const response = Object.assign(new EventEmitter(), { set: jest.fn() });
  const end = (): void => void response.emit('close');
  try {
    void handler(
      { get: () => length, ip, ips: [], socket: {} } as unknown as Request,
      response as unknown as Response,
      next,
    );
    expect(next).toHaveBeenCalledTimes(1);
    return { status: 0, end };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { status: error.problem.status, end };
  }
}

describe('limitBytesUnderWay', () => {
  it('admits bytes again when a response has ended', () => {
    const handler = limit();
    const first = pass(handler, '60');
    expect(first.status).toBe(0);
    expect(pass(handler, '40').status).toBe(0);
    expect(pass(handler, '1').status).toBe(503);
    first.end();
    expect(pass(handler, '60').status).toBe(0);
    expect(pass(handler, '0').status).toBe(0);
  });

  it('counts no bytes of a client that left while an earlier limit was counted', () => {
    const handler = limit();
    const request = { get: () => '60', ip: '10.1.0.1', ips: [], socket: {} } as unknown as Request;
    for (let sent = 0; sent < 3; sent += 1) {
      const left = Object.assign(new EventEmitter(), { set: jest.fn(), closed: true });
      void handler(request, left as unknown as Response, jest.fn());
    }
    expect(pass(handler, '60').status).toBe(0);
  });

  it('leaves room for others while one network sends much', () => {
    const handler = limit();
    const first = pass(handler, '20', '192.0.2.1');
    expect(pass(handler, '20', '192.0.2.2').status).toBe(503);
    expect(pass(handler, '60', '198.51.100.1').status).toBe(0);
    first.end();
    expect(pass(handler, '20', '192.0.2.2').status).toBe(0);
  });

  it('refuses a body that is too large', () => {
    const handler = limit();
    expect(pass(handler, '61').status).toBe(413);
  });

  it('counts a body of unknown length at the maximum', () => {
    const handler = limit();
    expect(pass(handler, undefined).status).toBe(0);
    expect(pass(handler, 'much').status).toBe(503);
    expect(pass(handler, '40').status).toBe(0);
  });
});
