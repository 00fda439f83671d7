import { describe, expect, it } from '@jest/globals';
import { fillText } from './fillText.ts';

describe('fillText', () => {
  it('fills each mark with its value', () => {
    expect(fillText('Visar {shown} av {total}{unit}', { shown: 48, total: '10000+' })).toBe('Visar 48 av 10000+');
  });

  it('ends a sentence with one full stop after an abbreviation', () => {
    expect(fillText('I alt {total}. Rente {rate}.', { total: '206.388 kr.', rate: '5 %' })).toBe(
      'I alt 206.388 kr. Rente 5 %.',
    );
  });
});
