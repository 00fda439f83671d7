/** @alone: its code does not load. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';

/* The scripts that send a booking do not arrive, as after a lost connection. */

jest.unstable_mockModule('../state/submitBooking.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { StepContact } = await import('./StepContact.tsx');

const slot = { timeslot: '2026-11-26T08:00:00', isFullDay: false };
let shown: ShownBooking;
const sent = jest.fn();

beforeEach(async () => {
  sent.mockReset();
  enterBookingPage();
  shown = showBooking(<StepContact />, {
    draft: { slot, contactOpen: true },
    booking: {
      book: () => {
        sent();
        return Promise.reject(new Error('sent'));
      },
    },
  });
  const typed: [RegExp, string][] = [
    [/Förnamn/, 'Karin'],
    [/Efternamn/, 'Lindqvist'],
    [/Telefon/, '070 123 45 67'],
    [/E-post/, 'karin@exempel.se'],
  ];
  for (const [label, text] of typed) {
    await shown.user.click(screen.getByLabelText(label));
    await shown.user.paste(text);
  }
  await shown.user.click(button());
});
afterEach(cleanup);

const button = (): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>('button[type="submit"]') ?? document.createElement('button');

describe('a booking whose scripts do not arrive', () => {
  it('says that it did not work', async () => {
    await expectSpoken('Bokningen gick inte igenom');
  });

  it('keeps what was typed', async () => {
    await findNotice();
    expect(screen.getByLabelText<HTMLInputElement>(/E-post/).value).toBe('karin@exempel.se');
  });

  it('can be sent again', async () => {
    await findNotice();
    expect(button().disabled).toBe(false);
  });

  it('sends nothing', async () => {
    await findNotice();
    expect(sent).not.toHaveBeenCalled();
  });
});
