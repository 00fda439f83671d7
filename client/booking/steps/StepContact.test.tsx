import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingErrorCode } from '../../../shared/booking/BookingError.ts';
import type { BookingRequest, BookingResponse, FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { siteEntered } from '../../site/siteState.ts';
import { pricesRefreshed } from '../state/bookingState.ts';
import { StepContact } from './StepContact.tsx';
import { expectSpoken, findNotice, queryNotice } from '../../../test/fixtures/pages/announcements.ts';

const slot = { timeslot: '2026-11-26T08:00:00', isFullDay: false };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const taken: BookingResponse = { id: 'B-17', registrationNumber: 'POL26K', kobraProductIds: [] };
const freeTimes: FreeTime[] = [
  { departmentId: 'D1', siteName: 'Harbour Bil 1', timeSlot: '2026-11-26T09:30:00', isFullDay: false },
  { departmentId: 'D2', siteName: 'Harbour Bil 2', timeSlot: '2026-11-27T08:00:00', isFullDay: true },
];
type PlainCode = Exclude<BookingErrorCode, 'BrandNotSupported'>;
type Answer = () => Promise<BookingResponse>;
const refuse =
  (code: PlainCode): Answer =>
  () =>
    Promise.reject(new BookingError(code === 'TimeslotNotAvailable' ? { code, freeTimes } : code));

interface ShownContact extends ShownBooking {
  sent: { request: BookingRequest; key: string }[];
}

/** Renders the form; attempts get the given responses in order. */
function show(answers: Answer[] = [() => Promise.resolve(taken)], draft = {}): ShownContact {
  const sent: ShownContact['sent'] = [];
  const shown = showBooking(<StepContact />, {
    draft: { slot, contactOpen: true, ...draft },
    booking: {
      book: (request, key) => {
        sent.push({ request, key });
        return (answers[sent.length - 1] ?? refuse('InvalidRequest'))();
      },
      workshop: () =>
        Promise.resolve({
          siteName: 'Harbour Bil 1',
          phone: '018-123 45 67',
          email: 'verkstad@harbour.example',
          today: [[420, 990]],
        }),
    },
  });
  return { ...shown, sent };
}

const field = (label: RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const submit = (): HTMLElement => document.querySelector<HTMLElement>('button[type="submit"]') ?? document.body;
async function fill({ user }: ShownContact): Promise<void> {
  await user.click(field(/Förnamn/));
  await user.paste('Karin');
  await user.click(field(/Efternamn/));
  await user.paste('Lindqvist');
  await user.click(field(/Telefon/));
  await user.paste('070 123 45 67');
  await user.click(field(/E-post/));
  await user.paste('karin@exempel.se');
}
async function book(shown: ShownContact): Promise<void> {
  await fill(shown);
  await shown.user.click(submit());
}
const events = (): unknown[] => (window.dataLayer ?? []).map(({ event, step }) => (step ? [event, step] : event));

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the contact details', () => {
  it('lead back to the workshops from the chosen time', async () => {
    const { user, draft } = show();
    expect(screen.getByText('Harbour Bil 1')).toBeTruthy();
    expect(screen.getByText('Stålgatan 1, 754 50 Uppsala')).toBeTruthy();
    expect(screen.getByText('Torsdag 26 november, 08:00')).toBeTruthy();
    await user.click(screen.getByText('Ändra verkstad eller tid'));
    expect(draft()).toMatchObject({ contactOpen: false, slot });
  });

  it('have names that browsers fill in', () => {
    show();
    const names = [/Förnamn/, /Efternamn/, /Telefon/, /E-post/].map((label) => field(label).autocomplete);
    expect(names).toEqual(['given-name', 'family-name', 'tel', 'email']);
  });

  it('hold a message of at most 80 characters', async () => {
    const { user } = show();
    await user.click(field(/Meddelande/));
    await user.paste('x'.repeat(79));
    await user.keyboard('yz');
    expect(field(/Meddelande/).value).toBe(`${'x'.repeat(79)}y`);
    expect(screen.getByText('80/80')).toBeTruthy();
  });

  it('mention text messages only where they are sent', () => {
    const { store } = show();
    expect(document.body.textContent).not.toContain('sms');
    const { context, texts } = store.getState().site;
    act(() => {
      store.dispatch(siteEntered({ context: { ...context, smsNotice: 'reminder' }, texts, navigation: [] }));
    });
    const hint = document.getElementById(field(/Telefon/).getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('Till mobilnummer skickar vi en bekräftelse och en påminnelse som sms.');
  });

  it('move the focus to the first faulty field', async () => {
    const shown = show();
    await shown.user.click(field(/Förnamn/));
    await shown.user.paste('Karin');
    await shown.user.click(submit());
    expect(shown.sent).toEqual([]);
    expect(document.activeElement).toBe(field(/Efternamn/));
    expect(field(/Efternamn/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Fyll i ditt efternamn.')).toBeTruthy();
  });

  it.each([
    ['the form', ({ unmount }: ShownContact) => unmount()],
    ['the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('are stored apart from the draft when the visitor leaves %s', async (_what, leave) => {
    const shown = show();
    await fill(shown);
    act(() => leave(shown));
    expect(JSON.stringify(shown.draft())).not.toContain('Karin');
    expect(shown.store.getState().booking?.contact?.email).toBe('karin@exempel.se');
  });

  it('say when the chosen workshop has other prices', () => {
    const { store } = show();
    act(() => {
      store.dispatch(pricesRefreshed({ departmentId: 'D1', offers: [{ code: 'originalservice', price: 3990 }] }));
    });
    const said = screen.getByText(/egna priser/).textContent.replace(/\s/g, ' ');
    expect(said).toContain('4 780 kr');
    expect(said).toContain('4 280 kr');
  });
});

describe('a booking', () => {
  it('is sent once however often it is submitted', async () => {
    let answer: (response: BookingResponse) => void = () => undefined;
    const shown = show([() => new Promise((resolve) => (answer = resolve))]);
    await book(shown);
    await shown.user.click(submit());
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(document.querySelector('.button-spinner')).not.toBeNull();
    expect(field(/Förnamn/).readOnly).toBe(true);
    await act(async () => {
      answer(taken);
      await Promise.resolve();
    });
    expect(shown.sent).toHaveLength(1);
    expect(shown.sent[0]?.key).toMatch(uuid);
    expect(shown.sent[0]?.request).toMatchObject({ departmentId: 'D1', timeSlot: slot.timeslot, freeText: '' });
    expect(shown.draft()).toMatchObject({
      bookingInfo: taken,
      bookingState: 5,
      displayState: 5,
      outcomeUnknown: false,
    });
    expect(window.dataLayer).toContainEqual({ event: 'purchase', currency: 'SEK', value: 0 });
    expect(events().filter((event) => event !== 'form_interaction')).toEqual([
      ['flow_interaction', 5],
      'purchase',
      ['flow_interaction', 6],
    ]);
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Karin|Lindqvist|070|exempel|POL26K/);
  });

  it('is told aloud to be on its way when it takes long', async () => {
    const shown = show([() => new Promise(() => undefined)]);
    await book(shown);
    await expectSpoken('Bokar …');
  });

  it('that certainly failed can be sent with a new key', async () => {
    const notSent = () => Promise.reject(new BookingError({ code: 'ServerError', nothingBooked: true }));
    const shown = show([notSent, () => Promise.resolve(taken)]);
    await book(shown);
    await expectSpoken('Bokningen gick inte igenom');
    expect(submit().getAttribute('aria-disabled')).toBeNull();
    await shown.user.click(submit());
    await waitFor(() => expect(shown.draft().bookingInfo).toEqual(taken));
    expect(shown.sent[0]?.key).not.toBe(shown.sent[1]?.key);
  });

  it('that is refused in words shows them', async () => {
    const shown = show([() => Promise.reject(new BookingError({ code: 'Refused', words: 'Kunden är spärrad' }))]);
    await book(shown);
    await expectSpoken('Kunden är spärrad');
    expect(shown.draft()).toMatchObject({ outcomeUnknown: false, requestKey: '' });
  });

  it('that fails with unknown outcome is retried with the same key', async () => {
    const shown = show([refuse('ServerError'), () => Promise.resolve(taken)]);
    await book(shown);
    await expectSpoken('Vi vet inte om bokningen gick fram');
    await shown.user.click(submit());
    await waitFor(() => expect(shown.draft().bookingInfo).toEqual(taken));
    expect(shown.sent[0]?.key).toBe(shown.sent[1]?.key);
  });

  it('names the add-on that is out at the chosen time', async () => {
    const failure = { code: 'TimeslotNotAvailable' as const, freeTimes, addon: 'Lånebil' };
    const shown = show([() => Promise.reject(new BookingError(failure)), () => Promise.resolve(taken)]);
    await book(shown);
    const alert = await findNotice();
    expect(alert.textContent).toContain('Slut den dagen: Lånebil');
    expect(alert.textContent).toContain('Välj en annan dag, eller ta bort tillvalet.');
    expect(alert.textContent).not.toContain('Någon hann före');
    await shown.user.click(screen.getByText('Fredag 27 november'));
    await shown.user.click(submit());
    await waitFor(() => expect(shown.draft().bookingInfo).toEqual(taken));
  });

  it('of a taken time can be sent for an offered alternative', async () => {
    const shown = show([refuse('TimeslotNotAvailable'), () => Promise.resolve(taken)]);
    await book(shown);
    await expectSpoken('Tiden är tyvärr bokad');
    await shown.user.click(screen.getByText('Fredag 27 november'));
    expect(queryNotice()).toBeNull();
    expect(document.activeElement).toBe(submit());
    expect(field(/E-post/).value).toBe('karin@exempel.se');
    await shown.user.click(submit());
    await waitFor(() => expect(shown.draft().bookingInfo).toEqual(taken));
    expect(shown.sent[1]?.request).toMatchObject({
      departmentId: 'D2',
      timeSlot: '2026-11-27T08:00:00',
      isFullDay: true,
      customer: { firstName: 'Karin' },
    });
    expect(shown.sent[1]?.key).not.toBe(shown.sent[0]?.key);
  });

  it('of a car with another booking at that time offers to choose another time', async () => {
    const shown = show([refuse('CarAlreadyBooked')]);
    await book(shown);
    const notice = await findNotice();
    expect(notice.textContent).toContain('Bilen har redan en bokad tid då');
    expect(notice.textContent).not.toMatch(/mejla/);
    const { context, texts } = shown.store.getState().site;
    act(() => {
      const mailing = { ...context, mailedBookings: ['workshop'] as const };
      shown.store.dispatch(siteEntered({ context: mailing, texts, navigation: [] }));
    });
    expect(notice.textContent).toContain('mejlar vi länken till dess e-postadress');
    expect(shown.draft()).toMatchObject({ outcomeUnknown: false, requestKey: '' });
    await shown.user.click(screen.getByRole('button', { name: 'Välj en annan tid' }));
    expect(shown.draft()).toMatchObject({ contactOpen: false });
  });

  it.each([
    [{ code: 'Refused', words: 'Kunden är spärrad' }, 'Kunden är spärrad'],
    [{ code: 'TooManyRequests' }, 'Just nu är det för många förfrågningar.'],
    [{ code: 'ServerError', nothingBooked: true }, 'Försök igen om en stund.'],
  ] as const)('refused with %j shows the phone of the workshop', async (failure, words) => {
    await book(show([() => Promise.reject(new BookingError(failure))]));
    const notice = await findNotice();
    expect(notice.textContent).toContain(words);
    await waitFor(() => {
      expect(within(notice).getByRole('link').getAttribute('href')).toBe('tel:+46181234567');
    });
  });

  it('of unknown outcome is checked with the same key until it is known', async () => {
    const answers = [refuse('OutcomeUnknown'), refuse('ServerError'), () => Promise.resolve(taken)];
    const shown = show(answers);
    await book(shown);
    const notice = await findNotice();
    expect(notice.textContent).toContain('Vi vet inte om bokningen gick fram');
    expect(screen.queryByText('Ändra verkstad eller tid')).toBeNull();
    expect(field(/E-post/).readOnly).toBe(true);
    expect(shown.draft()).toMatchObject({ outcomeUnknown: true, bookingInfo: null });
    expect(submit().textContent).toBe('Kontrollera igen');
    await shown.user.click(submit());
    await waitFor(() => expect(shown.sent).toHaveLength(2));
    // a failed check says nothing about the first attempt
    await waitFor(() => expect(submit().textContent).toBe('Kontrollera igen'));
    expect(events()).not.toContain('purchase');
    await shown.user.click(submit());
    await waitFor(() => expect(shown.draft().bookingInfo).toEqual(taken));
    expect(new Set(shown.sent.map(({ key }) => key)).size).toBe(1);
    expect(events().filter((event) => event === 'purchase')).toHaveLength(1);
  });

  it('of unknown outcome can be checked after a reload', async () => {
    const requestKey = '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10';
    const shown = show([() => Promise.resolve(taken)], { outcomeUnknown: true, requestKey });
    expect(await screen.findByText(/Fyll i dina uppgifter igen/)).toBeTruthy();
    await book(shown);
    await waitFor(() => expect(shown.draft().bookingInfo).toEqual(taken));
    expect(shown.sent.map(({ key }) => key)).toEqual([requestKey]);
  });

  it('of unknown outcome names the workshop to call', async () => {
    const lost = () => Promise.reject(new BookingError({ code: 'OutcomeUnknown', onlyWorkshopTells: true }));
    const shown = show([lost, refuse('NotBooked')]);
    await book(shown);
    await expectSpoken('Bara verkstaden kan säga');
    const call = await screen.findByRole('link', { name: 'Ring verkstaden: 018-123 45 67' });
    expect(call.getAttribute('href')).toBe('tel:+46181234567');
    expect(screen.getByRole('link', { name: 'verkstad@harbour.example' })).toBeTruthy();
    expect(screen.getByText('Öppet i dag 07:00–16:30')).toBeTruthy();
    expect(submit().textContent).toBe('Kontrollera igen');
    await shown.user.click(submit());
    expect(await screen.findByText(/bokningen kom aldrig fram. Du kan boka igen/)).toBeTruthy();
    expect(shown.draft()).toMatchObject({ outcomeUnknown: false, requestKey: '' });
  });

  it('of unknown outcome gives way to a new one only when the warning is answered', async () => {
    const shown = show([refuse('OutcomeUnknown')]);
    await book(shown);
    await shown.user.click(await screen.findByText('Börja en ny bokning'));
    expect(screen.getByText(/kan bilen bli bokad två gånger/)).toBeTruthy();
    await shown.user.click(screen.getByText('Nej, vänta'));
    expect(shown.draft().outcomeUnknown).toBe(true);
    await shown.user.click(screen.getByText('Börja en ny bokning'));
    await shown.user.click(screen.getByText('Ja, börja om'));
    expect(shown.draft()).toMatchObject({ outcomeUnknown: false, requestKey: '', car: null });
  });
});
