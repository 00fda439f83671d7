import { describe, expect, it } from '@jest/globals';
import { pressable } from './measurePlace.ts';

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
