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

  it('keeps the id of a request that starts after all others have ended', () => {
    startRequest('first').close();
    const next = startRequest('next');
    expect(next.readId()).toBe('next');
    next.close();
  });
});
