import { expect, it } from '@jest/globals';
import { mutationTests } from './mutationTests.mjs';

it('mutationTests() finds the tests of a room of the server with those of shared code', () => {
  const { node, jsdom } = mutationTests('server/finance');
  const folders = new Set(node.map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual(['server/finance', 'shared/finance', 'test/contracts', 'test/http']);
  expect(jsdom).toEqual([]);
});

it('mutationTests() finds the component tests of a room of the client', () => {
  const { node, jsdom } = mutationTests('client/finance');
  expect([...node, ...jsdom].every((file) => file.startsWith('client/finance/'))).toBe(true);
  expect(jsdom.length).toBeGreaterThan(0);
});

it('mutationTests() leaves out tests that start a server of their own', () => {
  const { node } = mutationTests('server/booking');
  expect(node.filter((file) => /twoServers|bookingKill/.test(file))).toEqual([]);
});
