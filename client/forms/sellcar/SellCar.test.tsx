/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  enterSalePage,
  saleTaken,
  showLiveSale as show,
  showSellCar,
} from '../../../test/fixtures/forms/showSellCar.tsx';
import type { SaleAnswer, ShownSale } from '../../../test/fixtures/forms/showSellCar.tsx';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { PhotoRefusedError } from '../../../shared/forms/PhotoGateway.ts';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const send = ({ user }: ShownSale): Promise<void> => user.click(button('Skicka'));
const away: SaleAnswer = () => Promise.reject(new Error('away'));
const sentCard = (): Promise<HTMLElement> => screen.findByText('Tack, Karin!');
const jpeg = (name: string): File => new File(['abc'], name, { type: 'image/jpeg' });

function fill(): void {
  const type = (label: string | RegExp, value: string): unknown =>
    fireEvent.change(field(label), { target: { value } });
  fireEvent.click(field(/^Byta bil/));
  type('Registreringsnummer', 'klm 38d');
  type('Miltal', '12 500');
  type('Namn', ' Karin Lindqvist');
  type('Telefon', '070 123 45 67');
  type('E-post', 'karin@eksempel.se');
}

const values = {
  regno: 'KLM 38D',
  milage: 12500,
  customerName: 'Karin Lindqvist',
  customerPhone: '0701234567',
  customerEmail: 'karin@eksempel.se',
  selected: 'tradein',
  other: '',
};

beforeEach(enterSalePage);
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the form that sells a car, before scripts', () => {
  it('is a form that the browser can send with its photos', () => {
    showSellCar();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    expect(form.getAttribute('action')).toBe('/salj-bil#sell-car-form');
    const names = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ name }) => name);
    expect(names).toEqual([
      ...['form', 'selected', 'selected', 'regno', 'milage'],
      ...['customerName', 'customerPhone', 'customerEmail', 'other', 'photos', 'homepage'],
    ]);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(field(/^Bilder/)).toMatchObject({ type: 'file', multiple: true });
  });

  it('keeps what was sent with the uploaded photos', () => {
    showSellCar({
      change: () => ({
        formPost: {
          ...{ form: 'sell-car', status: 'invalid', attempt: 'a', photos: ['one', 'two'], photoFault: 'tooLarge' },
          answers: { selected: 'sell', customerName: 'Karin' },
          faults: { regno: 'missing', milage: 'missing' },
        },
      }),
    });
    expect(field(/^Sälja bil/).checked).toBe(true);
    expect(field('Namn').value).toBe('Karin');
    const links = within(screen.getByRole('group', { name: '3 fält behöver rättas' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#sell-regno', '#sell-milage', '#sell-photos']);
    expect(screen.getByText(/är inte med. Välj den på nytt/)).toBeTruthy();
    expect(screen.getByText(/redan är hos oss: 2/)).toBeTruthy();
    const kept = [...document.querySelectorAll<HTMLInputElement>('[name="photo"]')].map(({ value }) => value);
    expect(kept).toEqual(['one', 'two']);
  });

  it('refers to the phone when it could not be stored', async () => {
    const formPost = { form: 'sell-car', status: 'failed', answers: {}, faults: {}, attempt: 'a' } as const;
    showSellCar({ change: () => ({ formPost }) });
    expect(await screen.findByText(/ring 010-123 45 00/)).toBeTruthy();
    expect(button('Försök igen')).toBeTruthy();
  });

  it('shows a thank-you message when it was stored', () => {
    showSellCar({
      change: ({ page }) => ({ page: { ...page, location: { path: '/salj-bil', search: '?sent=sell-car' } } }),
    });
    expect(screen.getByText('Tack!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sälj en bil till' }).getAttribute('href')).toBe('/salj-bil#sell-car-form');
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('the form that sells a car', () => {
  it('sends the values under the documented names', async () => {
    const shown = await show();
    fill();
    await send(shown);
    const title = await sentCard();
    expect(screen.getByText('Vi har fått uppgifterna om KLM 38D och hör av oss med ett bud.')).toBeTruthy();
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(screen.queryByRole('form')).toBeNull();
    expect(shown.sent).toEqual([
      { formName: 'harbour-bilSellCarForm', formSubmissionId: expect.stringMatching(/^[0-9a-f-]{36}$/), values },
    ]);
    expect(window.dataLayer).toEqual([{ event: 'lead' }]);
    await shown.user.click(button('Sälj en bil till'));
    expect(field('Namn').value).toBe('');
    expect(document.activeElement).toBe(field(/^Sälja bil/));
  });

  it.each([
    ['Registreringsnummer', '', 'Skriv registreringsnumret.'],
    ['Miltal', '', 'Ange i siffror hur långt bilen har gått.'],
    ['Miltal', '-1', 'Ange ett heltal, 0 eller mer.'],
    ['Miltal', '12,5', 'Ange ett heltal, 0 eller mer.'],
    ['Miltal', '125000', 'Ange bilens körsträcka i mil, högst 100\u00a0000.'],
    ['Namn', '', 'Fyll i ditt namn.'],
    ['Telefon', '070-12', 'Numret har för få siffror.'],
    ['E-post', 'karin@', 'Skriv adressen som namn@exempel.se.'],
  ])('sends nothing with %s "%s"', async (label, value, words) => {
    const shown = await show();
    fill();
    fireEvent.change(field(label), { target: { value } });
    await send(shown);
    const wrong = field(label);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    const described = (wrong.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    const summary = screen.getByRole('group', { name: 'Ett fält behöver rättas' });
    expect(document.activeElement).toBe(wrong);
    await expectSpoken('Ett fält behöver rättas');
    expect(within(summary).getByRole('link', { name: label }).getAttribute('href')).toBe(`#${wrong.id}`);
    expect(shown.sent).toEqual([]);
    expect(field('Namn').disabled).toBe(false);
  });

  it('sends nothing without a choice', async () => {
    const shown = await show();
    await send(shown);
    const links = within(screen.getByRole('group', { name: '6 fält behöver rättas' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['Vad vill du göra?', 'Registreringsnummer', 'Miltal', 'Namn', 'Telefon', 'E-post'],
    ]);
    expect(screen.getByText('Välj om du vill sälja eller byta.')).toBeTruthy();
    expect(shown.sent).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  });

  it('keeps the fields of a submit before its code has loaded', async () => {
    const shown = showSellCar();
    fill();
    fireEvent.change(field('Telefon'), { target: { value: '' } });
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText('Fyll i ditt telefonnummer.')).toBeTruthy();
    expect(field('Namn').value).toBe(' Karin Lindqvist');
    expect(field(/^Byta bil/).checked).toBe(true);
    expect(shown.sent).toEqual([]);
  });

  it('is retried under the same id until something is changed', async () => {
    const shown = await show({ answers: [away, away, away, saleTaken] });
    fill();
    await send(shown);
    const title = await screen.findByText('Vi fick inte ditt formulär');
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(shown.sent).toHaveLength(1);
    await shown.user.click(button('Försök igen'));
    await waitFor(() => expect(shown.sent).toHaveLength(2));
    await shown.user.click(await screen.findByRole('button', { name: 'Tillbaka till formuläret' }));
    expect(field('Namn').value).toBe(' Karin Lindqvist');
    await send(shown);
    await waitFor(() => expect(shown.sent).toHaveLength(3));
    await shown.user.click(await screen.findByRole('button', { name: 'Tillbaka till formuläret' }));
    await shown.user.type(field(/^Meddelande/), 'Hej');
    await send(shown);
    await sentCard();
    const ids = shown.sent.map(({ formSubmissionId }) => formSubmissionId);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it('shows the field that the server refuses', async () => {
    const refuse: SaleAnswer = () =>
      Promise.reject(new LeadRefusedError('no', [{ field: 'values.regno', message: 'no plate' }]));
    const shown = await show({ answers: [refuse] });
    fill();
    await send(shown);
    expect(await screen.findByText('Skriv registreringsnumret med bokstäver och siffror.')).toBeTruthy();
  });

  it('offers no other attempt when the server refuses the form', async () => {
    const refuse: SaleAnswer = () =>
      Promise.reject(new LeadRefusedError('no', [{ field: 'formName', message: 'no form of this site' }]));
    const shown = await show({ answers: [refuse] });
    fill();
    await send(shown);
    expect(await screen.findByText(/Ring/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    expect(button('Tillbaka till formuläret')).toBeTruthy();
  });

  it('ignores a second press while it sends', async () => {
    let answer = (): void => undefined;
    const shown = await show({ answers: [() => new Promise((done) => (answer = () => done(saleTaken())))] });
    fill();
    await send(shown);
    const sending = await screen.findByRole('button', { name: 'Skickar…' });
    expect(field('Namn').disabled).toBe(false);
    expect(document.activeElement).toBe(sending);
    expect(field('Skickar…').getAttribute('aria-disabled')).toBe('true');
    await shown.user.click(sending);
    fireEvent.submit(screen.getByRole('form'));
    answer();
    await sentCard();
    expect(shown.sent).toHaveLength(1);
  });
});

describe('the photos of a car', () => {
  it('are sent by their ids once uploaded', async () => {
    const answers: ((photo: { id: string }) => void)[] = [];
    const shown = await show({ addPhoto: () => new Promise((done) => answers.push(done)) });
    fill();
    await shown.user.upload(field('Lägg till bilder'), [jpeg('front.jpg'), jpeg('back.jpg')]);
    expect(screen.getByRole('progressbar', { name: 'front.jpg' })).toBeTruthy();
    await send(shown);
    await screen.findByRole('button', { name: 'Laddar upp bilderna …' });
    expect(shown.sent).toEqual([]);
    answers[0]?.({ id: 'one' });
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ id: 'two' });
    await sentCard();
    expect(shown.sent).toMatchObject([{ photos: ['one', 'two'], values }]);
  });

  it('are said to wait for the one that is uploaded', async () => {
    const shown = await show({ addPhoto: () => new Promise(() => undefined) });
    await shown.user.upload(field('Lägg till bilder'), [jpeg('front.jpg'), jpeg('back.jpg')]);
    const rows = [...document.querySelectorAll('.sell-photo-words')].map((row) => row.textContent);
    expect(rows).toEqual(['front.jpgLaddar upp …', 'back.jpgVäntar']);
  });

  it('are left out when their upload fails', async () => {
    const addPhoto = (photo: Blob): Promise<{ id: string }> => {
      if ((photo as File).name === 'odd.jpg') return Promise.reject(new PhotoRefusedError('noPicture'));
      if ((photo as File).name === 'away.jpg') return Promise.reject(new Error('away'));
      return Promise.resolve({ id: 'front' });
    };
    const shown = await show({ addPhoto });
    fill();
    await shown.user.upload(field('Lägg till bilder'), [jpeg('front.jpg'), jpeg('odd.jpg'), jpeg('away.jpg')]);
    await screen.findByText('Bilden kunde inte laddas upp. Försök igen eller ta bort den.');
    await screen.findByText(/ingen bild som vi kan läsa\. .* som JPEG/);
    expect(
      screen.getByText(/^Bilder som inte kunde laddas upp skickas inte med\./, { selector: 'p.small' }),
    ).toBeTruthy();
    await send(shown);
    await sentCard();
    expect(shown.sent).toMatchObject([{ photos: ['front'] }]);
    expect(screen.getByText(/Bilder som inte kom med: 2\./)).toBeTruthy();
  });

  it('can be sent again after a failure', async () => {
    let failures = 0;
    const shown = await show({
      addPhoto: () => ((failures += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve({ id: 'front' })),
    });
    await shown.user.upload(field('Lägg till bilder'), [jpeg('front.jpg')]);
    await screen.findByText('Bilden kunde inte laddas upp. Försök igen eller ta bort den.');
    await shown.user.click(button('Försök igen'));
    await screen.findByText('Uppladdad');
    await shown.user.click(button('Ta bort'));
    expect(document.activeElement).toBe(field('Lägg till bilder'));
    await expectSpoken('front.jpg är borttagen.');
  });

  it('are sent anew when the server has them no more', async () => {
    const gone: SaleAnswer = () =>
      Promise.reject(new LeadRefusedError('no', [{ field: 'photos', message: 'another lead has it' }]));
    let added = 0;
    const shown = await show({
      answers: [gone, saleTaken],
      addPhoto: () => Promise.resolve({ id: `photo${String((added += 1))}` }),
    });
    fill();
    await shown.user.upload(field('Lägg till bilder'), [jpeg('front.jpg')]);
    await send(shown);
    await sentCard();
    expect(shown.sent.map(({ photos }) => photos)).toEqual([['photo1'], ['photo2']]);
    expect(new Set(shown.sent.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(2);
  });

  it('are five at most', async () => {
    const shown = await show();
    await shown.user.upload(
      field('Lägg till bilder'),
      [1, 2, 3, 4, 5, 6].map((number) => jpeg(`${String(number)}.jpg`)),
    );
    expect(await screen.findByText('Högst 5 bilder får plats. Övriga är inte tillagda.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Uppladdad')).toHaveLength(5));
    expect(screen.queryByText('6.jpg')).toBeNull();
    expect(field('Lägg till bilder').getAttribute('aria-disabled')).toBe('true');
  });
});
