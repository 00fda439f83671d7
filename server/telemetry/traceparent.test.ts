import { describe, expect, it } from '@jest/globals';
import { logContext } from '../http/logging/requestContext.ts';
import { currentTraceHeaders, keepTrace, readTraceHeaders } from './traceparent.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('readTraceHeaders()', () => {
  it('reads a valid traceparent with its tracestate', () => {
    expect(readTraceHeaders({ traceparent, tracestate: 'vendor=1' })).toEqual({ traceparent, tracestate: 'vendor=1' });
  });

  it.each([
    undefined,
    '',
    'anything',
    `ff${traceparent.slice(2)}`,
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
    `${traceparent}\r\nx: y`,
  ])('returns null for %j', (given) => {
    expect(readTraceHeaders({ ...(given === undefined ? {} : { traceparent: given }) })).toBeNull();
  });
});

describe('currentTraceHeaders()', () => {
  it('has only the trace of the current request', () => {
    const [one, other] = [{ requestId: 'request-1' }, { requestId: 'request-2' }];
    keepTrace(one, { traceparent });
    expect(logContext.run(one, currentTraceHeaders)).toEqual({ traceparent });
    expect(logContext.run(other, currentTraceHeaders)).toEqual({});
    expect(currentTraceHeaders()).toEqual({});
  });
});
