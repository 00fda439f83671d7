import { describe, expect, it } from '@jest/globals';
import { cropPosition } from './cropPosition.ts';

describe('cropPosition', () => {
  it('puts the point into the middle of a box that shows half of the picture', () => {
    // the box begins at 45 % of the width, 90 % of the half that is cropped
    expect(cropPosition([70, 50])).toBe('9 5');
  });

  it('never crops beyond the edge of the picture', () => {
    expect(cropPosition([100, 10])).toBe('10 0');
  });
});
