import { describe, expect, it } from '@jest/globals';
import { tooltipText } from './tooltipText.ts';

describe('tooltipText()', () => {
  it('leaves 288 characters unchanged', () => {
    expect(tooltipText('x'.repeat(288))).toBe('x'.repeat(288));
  });

  it('cuts 289 characters to 288 with an ellipsis', () => {
    expect(tooltipText('x'.repeat(289))).toBe(`${'x'.repeat(288)}…`);
  });

  it('counts a character outside the basic plane once', () => {
    expect(tooltipText('🚗'.repeat(288))).toBe('🚗'.repeat(288));
  });
});
