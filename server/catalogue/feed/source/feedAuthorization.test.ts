import { expect, it } from '@jest/globals';
import { feedAuthorization } from './feedAuthorization.ts';

it.each([
  ['', undefined],
  ['Bearer abc.def', 'Bearer abc.def'],
  ['Basic dealer:å:b', `Basic ${Buffer.from('dealer:å:b').toString('base64')}`],
])('feedAuthorization(%j) returns %j', (setting, header) => {
  expect(feedAuthorization(setting)).toBe(header);
});
