import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { UpstreamAnswerError, UpstreamConnectionError, UpstreamTimeoutError } from './upstreamErrors.ts';
import { watchedBody } from './watchedBody.ts';

/** Reads a body to its end; returns its text and the error that ended it. */
async function readAll(parts: AsyncIterable<Uint8Array>): Promise<{ text: string; error: unknown }> {
  let text = '';
  try {
    for await (const part of parts) text += Buffer.from(part).toString();
    return { text, error: null };
  } catch (error) {
    return { text, error };
  }
}

function watch(body: PassThrough, { idleMs = 60_000, maxBytes = 1000 } = {}): AsyncIterable<Uint8Array> {
  return watchedBody(body, { name: 'mechmate', idleMs, maxBytes, end: () => body.destroy(new Error('ended')) });
}

describe('watchedBody', () => {
  it('yields what arrived before the connection broke off', async () => {
    const body = new PassThrough();
    const parts = watch(body);
    body.write('one ');
    await nextTurn();
    body.write('two');
    await nextTurn();
    body.destroy(new Error('aborted'));
    await nextTurn();
    const { text, error } = await readAll(parts);
    expect(text).toBe('one two');
    expect(error).toBeInstanceOf(UpstreamConnectionError);
  });

  it('ends with a complete body', async () => {
    const body = new PassThrough();
    const parts = watch(body);
    body.end('all');
    expect(await readAll(parts)).toEqual({ text: 'all', error: null });
  });

  it('fails when the body is silent for too long', async () => {
    const { error } = await readAll(watch(new PassThrough(), { idleMs: 10 }));
    expect(error).toBeInstanceOf(UpstreamTimeoutError);
  });

  it('fails when the body is larger than the maximum', async () => {
    const body = new PassThrough();
    const parts = watch(body, { maxBytes: 3 });
    body.end('four');
    expect((await readAll(parts)).error).toBeInstanceOf(UpstreamAnswerError);
  });
});
