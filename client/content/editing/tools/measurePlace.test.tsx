import { afterEach, describe, expect, it } from '@jest/globals';
import { measurePlace, pressable } from './measurePlace.ts';

const place = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('a place to press', () => {
  it('stays as it is when it is large enough', () => {
    const own = place(0, 0, 100, 24);
    expect(pressable(own, [own])).toEqual(own);
  });

  it('grows to 24 px away from its neighbours', () => {
    const label = place(0, 100, 60, 18);
    const value = place(0, 118, 60, 24);
    expect(pressable(label, [label, value])).toEqual(place(0, 94, 60, 24));
    expect(pressable(label, [label])).toEqual(place(0, 100, 60, 24));
    const right = place(14, 100, 60, 24);
    expect(pressable(place(0, 100, 10, 24), [right])).toEqual(place(-14, 100, 24, 24));
  });

  it('does not mind what it stands in', () => {
    const card = place(0, 0, 300, 300);
    expect(pressable(place(10, 10, 60, 18), [card])).toEqual(place(10, 10, 60, 24));
  });
});

describe('the place of a field', () => {
  afterEach(() => document.body.replaceChildren());

  /** A field of 200 × 100 px at 50,50, in a box at 0,0 with this overflow and size. */
  function measured(overflow: Record<string, string>, [width, height]: [width: number, height: number]) {
    const box = document.createElement('div');
    Object.assign(box.style, { overflowX: 'visible', overflowY: 'visible', ...overflow });
    box.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    box.textContent = 'Text';
    document.body.append(box);
    const range = document.createRange();
    range.selectNodeContents(box);
    range.getBoundingClientRect = () => new DOMRect(50, 50, 200, 100);
    return measurePlace(range);
  }

  it.each([
    ['nothing', {}, place(50, 50, 200, 100)],
    ['its sides', { overflowX: 'hidden' }, place(50, 50, 50, 100)],
    ['its height', { overflowY: 'auto' }, place(50, 50, 200, 30)],
    ['both', { overflowX: 'hidden', overflowY: 'hidden' }, place(50, 50, 50, 30)],
  ])('ends where the box around it cuts off %s', (_what, overflow, expected) => {
    expect(measured(overflow, [100, 80])).toEqual(expected);
  });

  it.each([
    ['beside', [40, 300]],
    ['below', [300, 40]],
  ] as const)('is none for a field that lies %s the box', (_where, [width, height]) => {
    expect(measured({ overflowX: 'hidden', overflowY: 'hidden' }, [width, height])).toBeNull();
  });
});
