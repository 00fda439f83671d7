import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildReport } from './reportFailure.ts';

const origin = window.location.origin;

function errorEvent(error: Error | null, more: Partial<ErrorEvent> = {}): ErrorEvent {
  return Object.assign(new Event('error'), { error, message: 'm', filename: '', ...more }) as ErrorEvent;
}

function rejection(reason: unknown): PromiseRejectionEvent {
  return Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent;
}

function withStack(error: Error, stack: string): Error {
  return Object.assign(error, { stack });
}

describe('buildReport()', () => {
  it.each([
    ['Chromium', `TypeError: x\n    at f (${origin}/assets/a-1.js:1:22)\n    at ${origin}/assets/b.js:3:4`],
    ['Firefox and Safari', `f@${origin}/assets/a-1.js:1:22\n@${origin}/assets/b.js:3:4\n`],
  ])('names the places of our scripts in a stack of %s', (_browser, stack) => {
    const error = withStack(new TypeError('"Bertil" is not a car'), `${stack}\nat chrome-extension://abc/x.js:1:1`);
    expect(buildReport(errorEvent(error, { filename: `${origin}/assets/a-1.js` }))).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: '… is not a car',
      at: ['/assets/a-1.js:1:22', '/assets/b.js:3:4'],
      page: '/',
    });
  });

  it.each([
    ['of an extension', errorEvent(new Error('x'), { filename: 'chrome-extension://abc/x.js' })],
    ['of a script of another host', errorEvent(null, { message: 'Script error.' })],
    ['of an extension in a promise', rejection(withStack(new Error('x'), 'Error\n at moz-extension://a/x.js:1:1'))],
    [
      'of a layout observer that is notified later',
      errorEvent(null, { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    ],
    [
      'of a layout observer in older browsers',
      errorEvent(null, { message: 'ResizeObserver loop limit exceeded', filename: `${origin}/` }),
    ],
    ['of a request that was given up', rejection(new DOMException('gone', 'AbortError'))],
  ])('is null for an error %s', (_what, event) => {
    expect(buildReport(event)).toBeNull();
  });

  it('names only the type of a value that is no error', () => {
    expect(buildReport(rejection('Bertil'))).toMatchObject({ kind: 'rejection', name: 'unknown', message: 'string' });
  });
});

describe('reportFailure()', () => {
  beforeEach(() => void jest.resetModules());

  it('sends each error once', async () => {
    const fetched = jest.fn(() => Promise.resolve());
    Object.assign(window, { fetch: fetched });
    const { reportFailure } = await import('./reportFailure.ts');
    for (const message of ['a', 'a', 'b', 'c', 'd']) reportFailure(errorEvent(new Error(message)));
    const bodies = (fetched.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) => body as string);
    expect(bodies.map((body) => (JSON.parse(body) as { message: string }).message)).toEqual(['a', 'b', 'c']);
  });
});
