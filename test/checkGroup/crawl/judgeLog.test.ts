import { expect, it } from '@jest/globals';
import { judgeLog } from './judgeLog.ts';

const line = (level: number, msg: string, facts: object = {}): string =>
  JSON.stringify({
    level,
    time: '2026-01-01T00:00:00Z',
    version: '1',
    requestId: String(Math.random()),
    msg,
    ...facts,
  });

it('an error of the log is one fault however often it is logged', () => {
  const lines = [1, 2, 3].map(() => line(50, 'request.failed', { path: '/cars' }));
  expect(judgeLog(lines)).toEqual([
    { state: 'fault', where: 'log: request.failed', what: 'path: /cars (3 times)', cure: 'See docs/operate.md.' },
  ]);
});

it('a warning of the log brings its own cure', () => {
  const lines = [line(40, 'pictures.folderMissing', { folder: 'photos', cure: 'Create the folder.' })];
  expect(judgeLog(lines)).toMatchObject([{ state: 'warning', what: 'folder: photos', cure: 'Create the folder.' }]);
});

it('lines that need no action are left out', () => {
  expect(judgeLog([line(30, 'request.done'), line(40, 'demo.groupServed'), 'not JSON'])).toEqual([]);
});
