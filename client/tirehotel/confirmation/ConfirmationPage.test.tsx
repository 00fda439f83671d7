import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { heldAnswer, showWheelPage, wheelConfirmation } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { expectSpoken, queryNotice } from '../../../test/fixtures/pages/announcements.ts';

const onOtherCar = jest.fn<() => void>();
const review = jest.fn<TireHotelGateway['review']>();

function show(confirmation: TireConfirmation = wheelConfirmation, links: Partial<BookingLinkGateway> = {}) {
  return showWheelPage(<ConfirmationPage confirmation={confirmation} onOtherCar={onOtherCar} />, {
    tireHotel: { review },
    links,
    page: 'confirmation',
    confirmation,
  });
}

const fullDay: TireConfirmation = {
  ...wheelConfirmation,
  services: wheelConfirmation.services.map((service) => ({
    ...service,
    appointmentTime: '2026-11-26T08:00:00',
    isFullDay: true,
  })),
};
const facts = (): string[] => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const star = (stars: number): HTMLElement => screen.getByRole('radio', { name: `${stars} av 5` });
const send = (): HTMLButtonElement => screen.getByRole('button', { name: 'Skicka betyg' });

beforeEach(() => {
  onOtherCar.mockClear();
  review.mockReset();
  review.mockResolvedValue();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the confirmation of a wheel change', () => {
  it('says in its heading what is booked', () => {
    show(fullDay);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Din tid är bokad: torsdag 26 november 2026');
  });

  it('asks to note the number when no mail is sent', () => {
    show();
    expect(document.body.textContent).toContain('Spara bokningsnumret');
    expect(document.body.textContent).not.toContain('karin@exempel.se.');
  });

  it('says where the confirmation is sent', () => {
    show({ ...wheelConfirmation, mailed: true });
    expect(screen.getByText('En bekräftelse är på väg till karin@exempel.se.')).toBeTruthy();
  });

  it('tells everything that was booked', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Hjulskifte' })).toBeTruthy();
    expect(screen.getByText('Bokning 4118207')).toBeTruthy();
    expect(document.querySelectorAll('dt')).toHaveLength(facts().length);
    expect(screen.getByText('Adress').nextElementSibling?.textContent).toContain('Stålgatan 12');
    expect(facts()).toEqual([
      'Torsdag 26 november 2026, 08:30',
      'Harbour Bil Uppsala, Däck och hjul',
      'Stålgatan 12, 754 50 Uppsala, karta (öppnas i ny flik)',
      'dack.uppsala@harbour.example',
      '018-123 45 60',
      'Fälgnyckeln ligger i handskfacket.',
      'Karin Lindqvist',
      'karin@exempel.se',
      '0701234567',
    ]);
  });

  it('leads to the workshop', () => {
    show();
    const map = screen.getByRole('link', { name: /Stålgatan 12/ });
    expect(map.getAttribute('href')).toContain(encodeURIComponent('Stålgatan 12, 754 50 Uppsala'));
    expect(map.getAttribute('rel')).toContain('noopener');
    expect(screen.getByRole('link', { name: 'dack.uppsala@harbour.example' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByRole('link', { name: '018-123 45 60' }).getAttribute('href')).toBe('tel:+46181234560');
  });

  it('leaves the time out where the workshop comes back with one', () => {
    show(fullDay);
    expect(facts()[0]).toBe('Torsdag 26 november 2026Verkstaden återkommer med tid');
    expect(document.body.textContent).not.toContain('08:00');
  });

  it('leaves out the comment that was not made', () => {
    show({ ...wheelConfirmation, freeText: ' ' });
    const panel = document.querySelector<HTMLElement>('.wheel-confirmation .confirmation-panel');
    expect(panel && within(panel).queryByText('Kommentar')).toBeNull();
  });

  it('leads to the start page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Gå till startsidan' }).getAttribute('href')).toBe('/');
  });

  it('begins again with another car', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Boka tid för annan bil' }));
    expect(onOtherCar).toHaveBeenCalledTimes(1);
  });

  it('has the link to change it in a fragment', () => {
    show();
    expect(screen.getByRole('link', { name: 'Ändra eller avboka' }).getAttribute('href')).toBe(
      '/verkstad/bokning#a-link',
    );
  });

  it('gives the calendar file at a second attempt', async () => {
    const calendar = jest.fn<BookingLinkGateway['calendar']>().mockRejectedValueOnce(new Error('cut'));
    calendar.mockResolvedValue('BEGIN:VCALENDAR');
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:calendar';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = show(wheelConfirmation, { calendar });
    await user.click(screen.getByRole('button', { name: 'Lägg till i kalendern' }));
    await expectSpoken('Kalenderfilen kunde inte hämtas');
    await user.click(screen.getByRole('button', { name: 'Lägg till i kalendern' }));
    await waitFor(() => expect(saved).toEqual(['hjulskifte.ics']));
    expect(queryNotice()).toBeNull();
    expect(calendar.mock.calls).toEqual([['a-link'], ['a-link']]);
  });

  it('has neither where the booking has no link', () => {
    const { link: _link, ...without } = wheelConfirmation;
    show(without);
    expect(screen.queryByRole('button', { name: 'Lägg till i kalendern' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ändra eller avboka' })).toBeNull();
  });
});

describe('the rating', () => {
  it('needs one to five stars', async () => {
    const { user } = show();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await user.click(send());
    expect(review).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(star(1));
    expect(screen.getByRole('radiogroup', { name: 'Betyg', description: /Välj ett betyg/ })).toBeTruthy();
    await user.click(star(4));
    expect(screen.queryByText(/Välj ett betyg/)).toBeNull();
    expect(document.querySelectorAll('.rating-star-on')).toHaveLength(4);
    await user.click(star(2));
    expect(document.querySelectorAll('.rating-star-on')).toHaveLength(2);
  });

  it('can be given by key', async () => {
    const { user } = show();
    star(1).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect((star(3) as HTMLInputElement).checked).toBe(true);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(review).toHaveBeenCalledTimes(1));
  });

  it('is thanked for in place of the form', async () => {
    const { user } = show();
    await user.click(star(5));
    await user.type(screen.getByRole('textbox', { name: 'Kommentar (valfritt)' }), 'Smidigt! ');
    await user.click(send());
    const thanks = await screen.findByText('Tack för ditt betyg!');
    expect(review.mock.calls).toEqual([[{ rating: 5, comment: 'Smidigt!', date: '2026-11-15T12:00:00.000Z' }]]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.contains(thanks)).toBe(true);
  });

  it.each([
    ['fails', new TireHotelError('ServerError')],
    ['gets no answer', new TypeError('Failed to fetch')],
    ['has no session any more', new TireHotelError('NoSession')],
  ])('is thanked for even when it %s', async (_what, error) => {
    review.mockRejectedValueOnce(error);
    const { user, state } = show();
    await user.click(star(1));
    await user.click(send());
    expect(await screen.findByText('Tack för ditt betyg!')).toBeTruthy();
    expect(console.error).toHaveBeenCalledWith('tireHotel.reviewFailed', { code: expect.any(String) });
    expect(state().page).toBe('confirmation');
  });

  it('is sent once while it is under way', async () => {
    const { answer, give } = heldAnswer<undefined>();
    review.mockReturnValue(answer);
    const { user } = show();
    await user.click(star(3));
    await user.click(send());
    await user.click(send());
    expect(document.querySelector('.tire-cover')?.textContent).toBe('Skickar betyget');
    expect(review).toHaveBeenCalledTimes(1);
    give(undefined);
    await screen.findByText('Tack för ditt betyg!');
    expect(document.querySelector('.tire-cover')).toBeNull();
  });
});
