/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  enterOrderPage,
  orderDealer,
  orderDealers,
  orderTaken,
  showLiveRequest as show,
  showServiceRequest,
} from '../../../test/fixtures/forms/showServiceRequest.tsx';
import type { ShownOrder } from '../../../test/fixtures/forms/showServiceRequest.tsx';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import { carServiceTypes, motorcycleServiceTypes } from '../../../shared/forms/serviceTypes.ts';
import { expectFocusedHeading } from '../../../test/fixtures/pages/announcements.ts';

const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const send = ({ user }: ShownOrder): Promise<void> => user.click(screen.getByText('Send bestilling'));
const away = () => Promise.reject(new Error('away'));

function fill(): void {
  const type = (label: string | RegExp, value: string): unknown =>
    fireEvent.change(field(label), { target: { value } });
  type('Nærmeste forhandler', 'oslo@harbour.example');
  type('Navn', ' Ola Hagen');
  type('Telefon', '+47 912 34 567');
  type('E-post', 'ola@eksempel.no');
  type('Registreringsnummer', 'ek 38214');
  type(/Kilometerstand/, '12 500');
  type('Ønsket dato', '30.11.2026');
  fireEvent.click(field(/Jeg godtar/));
}

const values = {
  siteEmail: 'oslo@harbour.example',
  siteName: 'Harbour Oslo',
  description: '',
  customerName: 'Ola Hagen',
  customerPhone: '+4791234567',
  customerEmail: 'ola@eksempel.no',
  regno: 'EK 38214',
  milage: 12500,
  date: '2026-11-30',
  services: [],
  gdpr: true,
  newsletter: false,
  typeCar: true,
  other: '',
};

beforeEach(() => enterOrderPage(false));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the form that orders work, before scripts', () => {
  it('is a form that the browser can send', () => {
    window.IntersectionObserver = undefined as unknown as typeof IntersectionObserver;
    showServiceRequest();
    const form = screen.getByRole('form');
    expect(form.getAttribute('action')).toBe('/verksted/bestill-time#service-form');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.querySelectorAll('textarea')).toHaveLength(1);
    expect(field('Ønsket dato')).toMatchObject({ type: 'date', min: '2026-11-26', max: '2027-11-26' });
    const boxesOf = (legend: string): (string | null)[] =>
      within(screen.getByRole('group', { name: legend }))
        .getAllByRole('checkbox')
        .map((box) => box.getAttribute('value'));
    expect(boxesOf('Type service for bil')).toEqual([...carServiceTypes]);
    expect(boxesOf('Type service for motorsykkel')).toEqual([...motorcycleServiceTypes]);
    expect(field('Bestille deler').value).toBe('Bestile deler');
    expect(field(/nyhetsbrev/).checked).toBe(false);
    expect(field(/Jeg godtar/).checked).toBe(false);
  });

  it('keeps the sent input with its errors', () => {
    window.IntersectionObserver = undefined as unknown as typeof IntersectionObserver;
    showServiceRequest([], () => ({
      formPost: {
        form: 'service',
        status: 'invalid',
        answers: { typeCar: 'motorcycle', customerName: 'Ola', date: '2026-11-01', services: 'Annet' },
        lists: { services: ['Bestille service', 'Annet'] },
        faults: { date: 'invalid', gdpr: 'missing' },
        attempt: 'a',
      },
    }));
    expect(field('Navn').value).toBe('Ola');
    expect(field(/^Motorsykkel/).checked).toBe(true);
    expect(screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'))).toEqual([
      'Bestille service',
      'Annet',
    ]);
    const summary = screen.getByRole('group', { name: '2 felt må rettes' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#order-date', '#order-gdpr']);
    expect(field('Ønsket dato').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the form that orders work', () => {
  it('names the company that stores what is sent', async () => {
    await show();
    expect(field(/^Jeg godtar at Fjord Bil AS lagrer opplysningene/)).toBeTruthy();
  });

  it('sends the values under the documented names', async () => {
    const shown = await show();
    fill();
    await shown.user.click(button(/^Type service/));
    await shown.user.click(field('Hjulskift'));
    await shown.user.click(field('EU-kontroll'));
    await send(shown);
    expect(await screen.findByText('Takk for din henvendelse!')).toBeTruthy();
    expect(screen.getByText('Vi tar kontakt med deg for å bekrefte timen.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    await expectFocusedHeading('Takk for din henvendelse!');
    expect(shown.sent).toEqual([
      {
        formName: 'harbour-bil-noServiceRequestForm',
        formSubmissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        values: { ...values, services: ['EU-kontroll', 'Hjulskift'] },
      },
    ]);
    expect(window.dataLayer).toEqual([{ event: 'lead' }]);
    await shown.user.click(button('Ny bestilling'));
    expect(field('Navn').value).toBe('');
  });

  it.each([
    ['Nærmeste forhandler', 'Velg en forhandler'],
    ['Navn', 'Skriv navnet ditt'],
    ['Telefon', 'Skriv telefonnummeret ditt.'],
    ['E-post', 'Skriv e-postadressen din'],
    ['Registreringsnummer', 'Skriv registreringsnummeret'],
    ['Ønsket dato', 'Velg en dato fra i dag og fremover'],
    [/Jeg godtar/, 'Du må godta at vi lagrer opplysningene'],
  ])('sends nothing without %s', async (label, words) => {
    const shown = await show();
    fill();
    const missing = field(label);
    if (missing.type === 'checkbox') await shown.user.click(missing);
    else if (missing instanceof HTMLSelectElement) await shown.user.selectOptions(missing, '');
    else await shown.user.clear(missing);
    await send(shown);
    expect(document.getElementById(missing.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
    expect(document.activeElement).toBe(missing);
    expect(document.querySelector(`.form-summary a[href="#${missing.id}"]`)).not.toBeNull();
    expect(shown.sent).toEqual([]);
  });

  it.each([
    ['Ønsket dato', '25.11.2026', /Velg en dato fra i dag og høyst ett år fram/],
    ['Ønsket dato', '31.11.2026', /skrevet som dd\.mm\.åååå/],
    [/Kilometerstand/, '-1', /helt tall, 0 eller mer/],
    ['E-post', 'ola@', 'Skriv adressen som navn@eksempel.no'],
    ['Telefon', '12345', 'Nummeret har for få sifre.'],
  ])('refuses %s %s', async (label, typed, words) => {
    const shown = await show();
    fill();
    await shown.user.clear(field(label));
    await shown.user.type(field(label), typed);
    await send(shown);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(shown.sent).toEqual([]);
  });

  it('gives motorcycles their only dealer', async () => {
    const shown = await show();
    fill();
    await shown.user.click(button(/^Type service/));
    await shown.user.click(field('Hjulskift'));
    await shown.user.click(screen.getByRole('checkbox', { name: 'Annet' }));
    await shown.user.click(field(/^Motorsykkel/));
    expect(field('Nærmeste forhandler')).toMatchObject({ value: 'Harbour MC Oslo', readOnly: true });
    expect(screen.queryByRole('button', { name: 'Fjern Hjulskift' })).toBeNull();
    await shown.user.click(button(/^Type service/));
    const menu = screen.getByRole('group', { name: 'Type service' });
    expect(within(menu).getAllByRole('checkbox')).toHaveLength(3);
    await send(shown);
    await screen.findByText('Takk for din henvendelse!');
    expect(shown.sent[0]?.values).toEqual({
      ...values,
      ...{ siteName: 'Harbour MC Oslo', siteEmail: 'mc@harbour.example', typeCar: false, services: ['Annet'] },
    });
  });

  it('offers the dealer of motorcycles for those alone', async () => {
    const mc = { ...orderDealer('Lillestrøm', '60,11'), site_email: 'MC@harbour.example' };
    await show([], () => ({ facilities: { u1: { status: 'ready', dealers: [...orderDealers, mc] } } }));
    const options = within(field('Nærmeste forhandler')).getAllByRole('option');
    expect(options).toHaveLength(orderDealers.length + 1);
  });

  it('shows the opening hours of the motorcycle dealer', async () => {
    const mc = { ...orderDealer('Lillestrøm', '60,11'), site_email: 'MC@harbour.example' };
    const shown = await show([], () => ({ facilities: { u1: { status: 'ready', dealers: [...orderDealers, mc] } } }));
    await shown.user.click(field(/^Motorsykkel/));
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByText('Harbour MC Oslo')).toBeTruthy();
    expect(within(panel).getByText('07.30–16.00')).toBeTruthy();
  });

  it('sends again under the same id after a failure', async () => {
    const shown = await show([away, away, orderTaken]);
    fill();
    await send(shown);
    expect(await screen.findByText('Noe gikk galt. Prøv igjen senere.')).toBeTruthy();
    expect(shown.sent).toHaveLength(1);
    expect(screen.queryByRole('form')).toBeNull();
    await shown.user.click(button('Prøv igjen'));
    await waitFor(() => expect(shown.sent).toHaveLength(2));
    await expectFocusedHeading('Noe gikk galt');
    await shown.user.click(button('Tilbake til skjemaet'));
    expect(field('Registreringsnummer').value).toBe('ek 38214');
    await shown.user.type(field('Navn'), 'sen');
    await send(shown);
    await screen.findByText('Takk for din henvendelse!');
    const [first, second, third] = shown.sent.map(({ formSubmissionId }) => formSubmissionId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(window.dataLayer).toEqual([{ event: 'lead' }]);
  });

  it('shows what the server refuses at its field until that is changed', async () => {
    const refused = () => Promise.reject(new LeadRefusedError('no', [{ field: 'values.regno', message: 'no plate' }]));
    const shown = await show([refused, orderTaken]);
    fill();
    await send(shown);
    expect(await screen.findByText(/med bokstaver og tall/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Registreringsnummer'));
    await shown.user.type(field('Registreringsnummer'), '5');
    expect(screen.queryByText(/med bokstaver og tall/)).toBeNull();
    await send(shown);
    expect(await screen.findByText('Takk for din henvendelse!')).toBeTruthy();
  });

  it('ignores a second press while it sends', async () => {
    let answer = (): void => undefined;
    const shown = await show([() => new Promise((resolve) => (answer = () => void orderTaken().then(resolve)))]);
    fill();
    await send(shown);
    const sending = await screen.findByRole('button', { name: 'Sender …' });
    expect(field('Navn').disabled).toBe(false);
    expect(field('Nærmeste forhandler').disabled).toBe(false);
    expect(document.activeElement).toBe(sending);
    await shown.user.click(sending);
    answer();
    await screen.findByText('Takk for din henvendelse!');
    expect(shown.sent).toHaveLength(1);
  });
});

describe('what stands beside the form', () => {
  it('shows the chosen dealer’s contact details', async () => {
    const shown = await show();
    expect(screen.getByRole('link', { name: '21 00 45 00' }).getAttribute('href')).toBe('tel:21004500');
    await shown.user.selectOptions(field('Nærmeste forhandler'), 'Harbour Bergen');
    const panel = screen.getByRole('complementary');
    expect(within(panel).getByText('Harbour Bergen')).toBeTruthy();
    expect(within(panel).getByRole('link', { name: '21 00 45 11' })).toBeTruthy();
    expect(within(panel).getByText('07.30–16.00')).toBeTruthy();
  });

  it('has a calendar without past days to choose', async () => {
    enterOrderPage(true);
    const shown = await show();
    const day = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
    await screen.findByRole('button', { name: /25\. november 2026/ });
    expect(day(/25\. november 2026/).getAttribute('aria-disabled')).toBe('true');
    expect(day(/26\. november 2026/).getAttribute('aria-disabled')).toBe('false');
    await shown.user.click(day(/25\. november 2026/));
    expect(field('Ønsket dato').value).toBe('');
    await shown.user.click(day(/27\. november 2026/));
    expect(field('Ønsket dato').value).toBe('27.11.2026');
  });

  it('selects the dealer nearest to the visitor', async () => {
    const coords = { latitude: 59.91, longitude: 10.75 };
    const geolocation = { getCurrentPosition: (tell: (at: unknown) => void) => tell({ coords }) };
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    const shown = await show();
    await shown.user.click(button('Bruk min posisjon'));
    const options = within(field('Nærmeste forhandler')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Velg forhandler',
      expect.stringMatching(/^Harbour Oslo \(3 km\)$/),
      expect.stringMatching(/^Harbour Bergen \(30\d km\)$/),
    ]);
    expect(field('Nærmeste forhandler').value).toBe('oslo@harbour.example');
  });

  it('can load the dealers again after a failure', async () => {
    const shown = await show([], () => ({ facilities: { u1: { status: 'error', dealers: [] } } }));
    expect(screen.getByText('Forhandlerne kan ikke hentes akkurat nå.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'hei@harbour.example' })).toHaveLength(2);
    await shown.user.click(screen.getByText('Hent forhandlerne på nytt'));
    expect(within(await screen.findByLabelText('Nærmeste forhandler')).getAllByRole('option')).toHaveLength(
      orderDealers.length + 1,
    );
  });
});

describe('on a narrow page', () => {
  it('opens the calendar below the field with the focus on today', async () => {
    const shown = await show();
    await shown.user.click(button('Vis kalender'));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-26'));
    await shown.user.keyboard('{Escape}');
    expect(document.activeElement).toBe(field('Ønsket dato'));
    await shown.user.click(button('Vis kalender'));
    await shown.user.keyboard('{ArrowRight}{Enter}');
    expect(field('Ønsket dato').value).toBe('27.11.2026');
    expect(document.activeElement).toBe(field('Ønsket dato'));
  });
});
