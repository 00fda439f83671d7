import { expect, it } from '@jest/globals';
import { createLogger } from './createLogger.ts';
import { logContext } from './requestContext.ts';

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createLogger('info', { write }), lines };
}

it('a line has its event with the time in ISO 8601', () => {
  const { logger, lines } = setUp();
  logger.info('catalogue.indexed', { count: 2 });
  expect(lines).toMatchObject([{ msg: 'catalogue.indexed', count: 2 }]);
  const { time } = lines[0] ?? {};
  expect(new Date(String(time)).toISOString()).toBe(time);
});

it('a line of a request has its id', () => {
  const { logger, lines } = setUp();
  logContext.run({ requestId: 'request-1' }, () => logger.info('catalogue.indexed'));
  expect(lines[0]?.['requestId']).toBe('request-1');
});

it('a line does not have the facts of an earlier line of its request', () => {
  const { logger, lines } = setUp();
  logContext.run({ requestId: 'request-1' }, () => {
    logger.info('catalogue.indexed', { count: 2 });
    logger.info('feed.loaded');
  });
  expect(lines[1]).not.toHaveProperty('count');
});
