import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import {
  contactCar as car,
  enterPage,
  field,
  settle,
  showContactForm as show,
  taken,
} from '../../../test/fixtures/forms/showContactForm.tsx';
import type { Answer, ShownForm } from '../../../test/fixtures/forms/showContactForm.tsx';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';

const away: Answer = () => Promise.reject(new Error('away'));
const press = async ({ user }: ShownForm): Promise<void> => user.click(screen.getByRole('button'));
async function fill({ user }: ShownForm): Promise<void> {
  await user.type(field('Namn'), 'Ada Berg');
  await user.type(field('Telefon'), '070-123 45 67');
  await user.type(field('E-post'), 'ada@berg.se');
}
beforeEach(enterPage);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the contact form', () => {
  describe('whose recipient is refused', () => {
    const refuse: Answer = () =>
      Promise.reject(new LeadRefusedError('no', [{ field: 'values.toEmail', message: 'no recipient of the site' }]));
    const called = { ...car, car_sellers: [{ name: 'Maja', email: 'maja@harbour.example', phone: '018-12 34 56' }] };

    it('names the phone and offers no other attempt', async () => {
      const shown = show([refuse], undefined, called);
      await fill(shown);
      await press(shown);
      const banner = await findNotice();
      expect(banner.textContent).toContain('018-12 34 56');
      expect(document.activeElement).toBe(banner);
      expect(screen.queryByRole('button')).toBeNull();
      expect(shown.sent).toHaveLength(1);
    });

    it('can be sent again after a change', async () => {
      const shown = show([refuse, taken], undefined, called);
      await fill(shown);
      await press(shown);
      await findNotice();
      await shown.user.type(field(/Meddelande/), 'Hej');
      await press(shown);
      expect(await screen.findByText('Tack för din förfrågan')).toBeTruthy();
    });
  });

  it('says that there is no connection when the browser is offline', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const shown = show([away]);
    await fill(shown);
    await press(shown);
    await settle();
    await settle();
    await settle();
    await expectSpoken('ingen internetanslutning');
    expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
  });
});
