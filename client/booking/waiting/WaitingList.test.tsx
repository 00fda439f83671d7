import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import { WaitingList } from './WaitingList.tsx';
import { expectFocusedHeading, expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const days = ['2026-11-26', '2026-11-27'];

/** Renders the list of two days; requests get the given responses in order. */
async function open(answers: (() => Promise<void>)[] = [() => Promise.resolve()]) {
  const sent: WaitingRequest[] = [];
  const shown = showBooking(<WaitingList departmentId="D1" days={days} />, {
    waiting: {
      join: (request) => {
        sent.push(request);
        return (answers[sent.length - 1] ?? (() => Promise.reject(new BookingError('ServerError'))))();
      },
    },
  });
  await shown.user.click(screen.getByRole('button', { name: 'Meddela mig om en tid blir ledig' }));
  await screen.findByRole('form', { name: 'Meddela mig om en tid blir ledig' });
  return { ...shown, sent };
}

const submit = (): HTMLElement => screen.getByRole('button', { name: 'Ställ mig på väntelistan' });

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the waiting list of a day without times', () => {
  it('confirms the day with the address that gets the link', async () => {
    const { user, sent, draft } = await open();
    await user.click(screen.getByRole('button', { name: 'Fredag 27 november' }));
    await user.type(screen.getByLabelText(/E-post/), 'karin@exempel.se');
    await user.type(screen.getByLabelText(/Telefon/), '070-123 45 67');
    await user.click(submit());
    await expectFocusedHeading('Du står på väntelistan för fredag 27 november');
    expect(document.body.textContent).toContain('karin@exempel.se');
    expect(sent).toEqual([
      expect.objectContaining({
        departmentId: 'D1',
        day: '2026-11-27',
        email: 'karin@exempel.se',
        phone: '0701234567',
        registrationNumber: draft().car?.registrationNumber,
      }),
    ]);
    expect(sent[0]?.serviceOfferingRequests).toHaveLength(Object.keys(draft().services).length);
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/karin|070/);
  });

  it('needs a mail address', async () => {
    const { user, sent } = await open();
    await user.click(submit());
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText(/E-post/));
    expect(screen.getByText('Fyll i din e-postadress.')).toBeTruthy();
  });

  it('tells aloud that it is on its way when it takes long', async () => {
    const { user } = await open([() => new Promise(() => undefined)]);
    await user.type(screen.getByLabelText(/E-post/), 'karin@exempel.se');
    await user.click(submit());
    expect(document.activeElement?.textContent).toBe('Skickar…');
    await expectSpoken('Skickar…');
  });

  it('can be joined again after a failure', async () => {
    const { user, sent } = await open([
      () => Promise.reject(new BookingError('TooManyRequests')),
      () => Promise.reject(new BookingError('ServerError')),
      () => Promise.resolve(),
    ]);
    await user.type(screen.getByLabelText(/E-post/), 'karin@exempel.se');
    await user.click(submit());
    await expectSpoken('tar inte emot fler');
    await user.click(submit());
    expect(await screen.findByText(/Det gick inte att ställa dig/)).toBeTruthy();
    await user.click(submit());
    expect(await screen.findByText(/Du står på väntelistan/)).toBeTruthy();
    expect(sent).toHaveLength(3);
  });
});
