import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';
import { logContext, openLogContext } from './requestContext.ts';

/** Starts a request; readId() returns the id that its later work logs. */
function startRequest(requestId: string) {
  const close = openLogContext();
  const readId = logContext.run({ requestId }, () =>
    AsyncResource.bind((): string | undefined => logContext.getStore()?.requestId),
  );
  return { readId, close };
}

describe('logContext', () => {
  it('keeps the id of a request while another one ends', () => {
    const [first, second] = [startRequest('first'), startRequest('second')];
    second.close();
    expect(first.readId()).toBe('first');
    first.close();
  });

  it('is on only while requests are open', () => {
    const first = startRequest('first');
    first.close();
    expect(first.readId()).toBeUndefined();
    const next = startRequest('next');
    expect(next.readId()).toBe('next');
    next.close();
  });
});
