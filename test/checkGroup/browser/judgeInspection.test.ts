import { expect, it } from '@jest/globals';
import { judgeInspection } from './judgeInspection.ts';

const judged = (complaints: string[], violations: Parameters<typeof judgeInspection>[1]['violations'] = []) =>
  judgeInspection('harbour-bil / at 390 px', { complaints, violations });

it.each([
  ['error: TypeError: x is undefined', 'fault'],
  ['request: http://harbour-bil.localhost:4000/assets/a.js net::ERR_FAILED', 'fault'],
  ['error: Failed to load resource: 404 (Not Found) http://harbour-bil.localhost:4000/media/gone.webp', 'fault'],
  ['error: Failed to load resource: 404 (Not Found) http://harbour-bil.localhost:4000/media/scaled?src=a', 'warning'],
  ['request: https://elsewhere.example/a.js net::ERR_NAME_NOT_RESOLVED', 'warning'],
])('"%s" is a %s', (complaint, state) => {
  expect(judged([complaint, complaint])).toMatchObject([{ state, what: complaint }]);
});

it('messages of scripts that are no errors are left out', () => {
  expect(judged(['log: hello', 'warn: old browser'])).toEqual([]);
});

it.each([
  [true, 'fault'],
  [false, 'warning'],
])('a broken accessibility rule that is required (%s) is a %s', (isRequired, state) => {
  const elements = ['<p>1</p>', '<p>2</p>', '<p>3</p>', '<p>4</p>'];
  const violation = { id: 'color-contrast', help: 'Elements must have enough contrast', isRequired, elements };
  expect(judged([], [violation])).toMatchObject([
    {
      state,
      what: 'accessibility, color-contrast: Elements must have enough contrast\n<p>1</p>\n<p>2</p>\n<p>3</p>\nand 1 more',
    },
  ]);
});
