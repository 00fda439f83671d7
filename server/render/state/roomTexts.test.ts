import { describe, expect, it } from '@jest/globals';
import type { SiteState } from '../../../client/site/siteState.ts';
import { selectTexts } from './roomTexts.ts';

describe('selectTexts()', () => {
  it('keeps a text that the shown room shares with a room left out', () => {
    const texts = { pathToBooking: 'workshop/booking', manageMove: 'Change time' };
    expect(selectTexts(['tireHotel'], { texts } as unknown as SiteState).texts).toEqual({
      pathToBooking: 'workshop/booking',
    });
  });
});
