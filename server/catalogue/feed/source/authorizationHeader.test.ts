import { expect, it } from '@jest/globals';
import { authorizationHeader } from './authorizationHeader.ts';

it.each([
  ['', undefined],
  ['Bearer abc.def', 'Bearer abc.def'],
  ['Basic dealer:å:b', `Basic ${Buffer.from('dealer:å:b').toString('base64')}`],
])('authorizationHeader(%j) returns %j', (setting, header) => {
  expect(authorizationHeader(setting)).toBe(header);
});
