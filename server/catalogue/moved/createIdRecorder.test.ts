import { expect, it } from '@jest/globals';
import { createIdRecorder } from './createIdRecorder.ts';

function recorder(key: string | null = 'secret') {
  const recorded: (readonly string[])[] = [];
  const moved: string[] = [];
  const carIds = {
    hashKey: () => key,
    record: (batches: readonly string[]) => {
      recorded.push(batches);
      return Promise.resolve(['harbour-bil']);
    },
  };
  return { recorded, moved, ...createIdRecorder(carIds, (site) => void moved.push(site)) };
}

it('names the sites whose cars have got other ids', async () => {
  const { recorded, moved, record, settled } = recorder();
  record(['[]']);
  record([]);
  await settled();
  expect([recorded, moved]).toEqual([[['[]']], ['harbour-bil']]);
});

it('leaves pushed changes unrecorded within an hour of a recording', async () => {
  const { record, nextKey, settled } = recorder();
  expect(nextKey(true)).toBe('secret');
  record(['[]']);
  expect([nextKey(true), nextKey(false)]).toEqual([undefined, 'secret']);
  await settled();
});

it('has no key while the database does not respond', () => {
  expect(recorder(null).nextKey(false)).toBeUndefined();
});
