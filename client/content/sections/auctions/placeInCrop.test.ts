import { describe, expect, it } from '@jest/globals';
import { placeInCrop } from './placeInCrop.ts';

const wide = 16 / 9;

describe('placeInCrop()', () => {
  it('keeps the place in a picture of the box’s ratio', () => {
    expect(placeInCrop({ x: 20, y: 90 }, { width: 1920, height: 1080 }, wide)).toEqual({ x: 20, y: 90 });
  });

  it('keeps the place in a picture of unknown size', () => {
    expect(placeInCrop({ x: 20, y: 90 }, {}, wide)).toEqual({ x: 20, y: 90 });
  });

  it('moves the place away from the middle where a tall picture is cropped', () => {
    // of a square picture, the box shows 9/16 of the height
    expect(placeInCrop({ x: 20, y: 50 }, { width: 900, height: 900 }, wide)).toEqual({ x: 20, y: 50 });
    expect(placeInCrop({ x: 20, y: 59 }, { width: 900, height: 900 }, wide)?.y).toBeCloseTo(66);
  });

  it('follows the focal point of the crop', () => {
    expect(placeInCrop({ x: 20, y: 45 }, { width: 900, height: 900, focus: '5 0' }, wide)?.y).toBeCloseTo(80);
    expect(placeInCrop({ x: 20, y: 45 }, { width: 3200, height: 900, focus: '0 5' }, wide)?.x).toBeCloseTo(40);
  });

  it('has no place for what the box crops off', () => {
    expect(placeInCrop({ x: 20, y: 5 }, { width: 900, height: 900 }, wide)).toBeNull();
  });
});
