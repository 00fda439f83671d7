import { afterEach, expect, it, jest } from '@jest/globals';
import { whenUsed } from './whenUsed.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
});

function setActive(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
}

it('whenUsed() acts once at the first input', () => {
  setActive(false);
  const act = jest.fn();
  whenUsed(act);
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect(act).toHaveBeenCalledTimes(1);
});

it('whenUsed() does not act after it is cancelled', () => {
  setActive(false);
  const act = jest.fn();
  whenUsed(act)();
  window.dispatchEvent(new Event('keydown'));
  expect(act).not.toHaveBeenCalled();
});

it.each([
  ['used already', () => setActive(true)],
  ['of a browser that does not say', () => undefined],
])('whenUsed() acts at once on a page %s', (_page, prepare) => {
  prepare();
  const act = jest.fn();
  whenUsed(act);
  expect(act).toHaveBeenCalledTimes(1);
});
