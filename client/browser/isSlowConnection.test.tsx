import { afterEach, expect, it } from '@jest/globals';
import { isSlowConnection } from './isSlowConnection.ts';

const connect = (connection: object | undefined): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

afterEach(() => connect(undefined));

it.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false }, false],
])('isSlowConnection() with %j is %s', (connection, expected) => {
  connect(connection);
  expect(isSlowConnection()).toBe(expected);
});
