/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { moveCarPicture } from './moveCarPicture.ts';

const card =
  '<div class="car-card"><div class="card-media"></div><a class="card-link" href="/bil/1/volvo">Volvo</a></div>';
const page = '<div class="gallery-view"></div>';
/** Places of the pictures on their pages, px. */
const places: Record<string, { x: number; y: number; width: number }> = {
  'card-media': { x: 400, y: 300, width: 300 },
  'gallery-view': { x: 100, y: 150, width: 900 },
};
const animate = jest.fn();

/** Swaps the pages; returns the class of the picture that moves and where it begins. */
function swapped(from: string, to: string): unknown[] {
  document.body.innerHTML = from;
  moveCarPicture(['/bilar', '/bil/1/volvo'], () => {
    document.body.innerHTML = to;
  });
  expect(document.body.innerHTML).toBe(to);
  return animate.mock.calls.map((call, at) => {
    const [frames] = call as [Keyframe[]];
    return [(animate.mock.contexts[at] as Element).className, frames[0]?.['transform']];
  });
}

beforeEach(() => {
  animate.mockClear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(Element.prototype, {
    animate,
    getBoundingClientRect(this: Element) {
      return places[this.className];
    },
  });
});

it('pages without a car are swapped at once', () => {
  expect(swapped('<main></main>', '<main></main>')).toEqual([]);
});

it('the picture of the page begins at the place of the pressed card', () => {
  expect(swapped(card, page)).toEqual([['gallery-view', `translate(300px, 150px) scale(${String(1 / 3)})`]]);
});

it('the picture of the card begins at the place of the page on the way back', () => {
  expect(swapped(page, card)).toEqual([['card-media', 'translate(-300px, -150px) scale(3)']]);
});

it('nothing moves where the visitor wants less motion', () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  expect(swapped(card, page)).toEqual([]);
});
