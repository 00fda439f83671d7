/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { moveCarPicture } from './moveCarPicture.ts';

const card =
  '<div class="car-card"><div class="card-media"></div><a class="card-link" href="/bil/1/volvo">Volvo</a></div>';
const page = '<div class="gallery-view"></div>';
const start = jest.fn((change: () => void) => {
  change();
  return { ready: Promise.resolve(), finished: new Promise(() => undefined), updateCallbackDone: Promise.resolve() };
});
const named = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[style*="--n"]')].map(({ className }) => className);

/** Swaps the pages; returns the classes of the named elements before and after. */
async function swapped(from: string, to: string): Promise<[string[], string[]]> {
  document.body.innerHTML = from;
  const before: string[] = [];
  await moveCarPicture(['/bilar', '/bil/1/volvo'], () => {
    before.push(...named());
    document.body.innerHTML = to;
  });
  return [before, named()];
}

beforeEach(() => {
  Object.assign(document, { startViewTransition: start });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  start.mockClear();
  Reflect.deleteProperty(document, 'startViewTransition');
});

// jsdom does not know the property: it is set as a plain member
beforeEach(() => {
  Object.defineProperty(CSSStyleDeclaration.prototype, 'viewTransitionName', {
    configurable: true,
    set(this: CSSStyleDeclaration, value: string) {
      this.cssText = value ? `--n: ${value}` : '';
    },
  });
});

it('pages without a car are swapped at once', async () => {
  await swapped('<main></main>', '<main></main>');
  expect(start).not.toHaveBeenCalled();
});

it('the picture of a pressed card becomes that of the page', async () => {
  expect(await swapped(card, page)).toEqual([['card-media'], ['gallery-view']]);
});

it('the picture of the page becomes that of its card on the way back', async () => {
  expect(await swapped(page, card)).toEqual([['gallery-view'], ['card-media']]);
});

it('nothing moves where the visitor wants less motion', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await swapped(card, page);
  expect(start).not.toHaveBeenCalled();
});
