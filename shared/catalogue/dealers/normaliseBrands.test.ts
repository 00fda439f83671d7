import { describe, expect, it } from '@jest/globals';
import { normaliseBrands } from './dealerDepartments.ts';

describe('normaliseBrands()', () => {
  it('keeps FI_TR beside FI', () => {
    const codes = ['FI', 'FI_TR', 'MH', 'MH_TR'];
    expect(normaliseBrands(codes)).toEqual(codes);
  });

  it('leaves out any other X_Y when X is in the list', () => {
    expect(normaliseBrands(['AB', 'AB_X'])).toEqual(['AB']);
  });

  it('keeps X_Y when X is not in the list', () => {
    expect(normaliseBrands(['AB_X'])).toEqual(['AB_X']);
  });
});
