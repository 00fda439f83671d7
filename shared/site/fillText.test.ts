import { describe, expect, it } from '@jest/globals';
import { fillText } from './fillText.ts';

describe('fillText', () => {
  it('fills each mark with its value', () => {
    expect(fillText('Visar {shown} av {total}{unit}', { shown: 48, total: '10000+' })).toBe('Visar 48 av 10000+');
  });
});
