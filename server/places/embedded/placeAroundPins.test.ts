import { describe, expect, it } from '@jest/globals';
import type { MapLabel } from './mapLabels.ts';
import { pinAreas, placeAroundPins } from './placeAroundPins.ts';

const label = (x: number, y: number, text = 'Storvreta'): MapLabel => ({
  x,
  y,
  text,
  width: 60,
  fontSize: 12,
  strong: false,
});
const tile = { x: 0, y: 0 };
/** The area of a pin whose tip is at a position. */
const pin = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 45, bottom: y });

describe('placeAroundPins', () => {
  it('leaves a label below its town when no pin covers it', () => {
    expect(placeAroundPins([label(100, 100)], [pin(100, 90)], tile)).toEqual([label(100, 100)]);
  });

  it('moves a covered label to the right of its town', () => {
    const [moved] = placeAroundPins([label(100, 100)], [pin(80, 130)], tile);
    expect(moved).toMatchObject({ x: 138, y: 86, dot: { x: 100, y: 86 } });
  });

  it('moves a label to the left when another town is on the right', () => {
    const [moved] = placeAroundPins([label(100, 100), label(140, 88, 'Gimo')], [pin(125, 145)], tile);
    expect(moved).toMatchObject({ text: 'Storvreta', x: 62, y: 86 });
  });

  it('leaves out a label without a free place', () => {
    const pins = [pin(100, 130), pin(60, 110), pin(140, 110), pin(100, 85)];
    expect(placeAroundPins([label(100, 100)], pins, tile)).toEqual([]);
  });

  it('leaves labels of other tiles out', () => {
    expect(placeAroundPins([label(400, 100)], [], tile)).toEqual([]);
  });
});

describe('pinAreas', () => {
  it('finds the position of each pin', () => {
    const [area] = pinAreas('0,0', 0);
    expect(area).toEqual({ left: 105, right: 151, top: 77, bottom: 130 });
  });

  it('ignores text that is no position', () => {
    expect(pinAreas('', 0)).toEqual([]);
  });
});
