import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  contactCar as car,
  contactSeller as maja,
  enterPage,
  field,
} from '../../../test/fixtures/forms/showContactForm.tsx';
import { settle, showContactForm as show, taken } from '../../../test/fixtures/forms/showContactForm.tsx';
import type { Answer, ShownForm } from '../../../test/fixtures/forms/showContactForm.tsx';
import { loanOption } from '../../../test/fixtures/finance/loanOption.ts';
import type { CarContactValues } from '../../../shared/forms/LeadTypes.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import type { AppState } from '../../app/store.ts';
import { searchReplaced } from '../../framework/pageState.ts';
import { expectFocusedHeading, expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';

/** The car is a sample, sold at one dealership and not at the other. */
const sample = (state: AppState): Partial<AppState> => ({
  carDetail: {
    ...state.carDetail,
    recipients: {
      recipient: null,
      dealerships: [
        { siteName: 'Uppsala', recipient: { toName: 'Nya bilar', toEmail: 'nya@harbour.example' } },
        { siteName: 'Borås', recipient: null },
      ],
    },
  },
});

const away: Answer = () => Promise.reject(new Error('away'));
const press = async ({ user }: ShownForm): Promise<void> => user.click(screen.getByRole('button'));
async function fill({ user }: ShownForm): Promise<void> {
  await user.type(field('Namn'), 'Ada Berg');
  await user.type(field('Telefon'), '+46 (0)70-123 45 67');
  await user.type(field('E-post'), 'ada@berg.se');
}
const sentMessage = (): Promise<HTMLElement> => screen.findByText('Tack för din förfrågan');
beforeEach(enterPage);
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the contact form', () => {
  it('has the fields of an enquiry', () => {
    show();
    const names = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ name }) => name);
    expect(names).toEqual(['form', 'name', 'phone', 'email', 'message', 'homepage', 'quote', 'testDrive']);
  });

  it('has names that browsers fill in', () => {
    show();
    expect(field('Namn').autocomplete).toBe('name');
    expect(field('Telefon').autocomplete).toBe('tel');
    expect(field('E-post').autocomplete).toBe('email');
  });

  describe('of a visitor who chose a loan', () => {
    const search = '?utm=1&months=60&down=90000';
    const withLoan = (state: AppState): Partial<AppState> => ({
      page: { ...state.page, location: { ...state.page.location, search } },
    });
    const loanCar = { ...car, car_loan_option: loanOption() };
    const line = (): HTMLInputElement => field(/^Med lån: /);
    const openWithLoan = (): ShownForm => {
      window.history.replaceState(null, '', `/bil/7/volvo-xc60-7${search}`);
      return show([taken], withLoan, loanCar);
    };

    it('names the loan in a ticked box', () => {
      openWithLoan();
      expect(line().checked).toBe(true);
      expect(line().labels?.[0]?.textContent.replace(/\s/g, ' ')).toMatch(
        /^Med lån: \d \d{3} kr\/mån, 60 mån, 90 000 kr i kontantinsats$/,
      );
    });

    it('hears that the loan is a ticked box of the form', async () => {
      const shown = show([taken], undefined, loanCar);
      await press(shown);
      await screen.findByText('Fyll i ditt namn.');
      expect(screen.queryByLabelText(/^Med lån/)).toBeNull();
      act(() => void shown.store.dispatch(searchReplaced(search)));
      await expectSpoken('Med lån: ');
      expect(line().checked).toBe(true);
    });

    it('sends the loan below the message', async () => {
      const shown = openWithLoan();
      await fill(shown);
      await press(shown);
      await sentMessage();
      const values = shown.sent[0]?.values as CarContactValues;
      expect(values.message).toContain('Med lån: ');
    });

    it('sends the loan in the address', async () => {
      const shown = openWithLoan();
      await fill(shown);
      await press(shown);
      await sentMessage();
      const values = shown.sent[0]?.values as CarContactValues;
      expect(new URL(values.sourceUrl).search).toBe(search);
    });

    it('sends no loan once the visitor has taken it away', async () => {
      const shown = openWithLoan();
      await fill(shown);
      await shown.user.click(line());
      await press(shown);
      await sentMessage();
      const values = shown.sent[0]?.values as CarContactValues;
      expect(values.message).toBe('');
      expect(new URL(values.sourceUrl).search).toBe('?utm=1');
    });
  });

  it('is a form that a browser without scripts can send', () => {
    show();
    const form = screen.getByRole('form');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('/bil/7/volvo-xc60-7?loan_months=36#contact-form');
  });

  it('lists every wrong field before it sends anything', async () => {
    const shown = show();
    await shown.user.type(field('Telefon'), '12345');
    await press(shown);
    expect(await screen.findByText('Fyll i ditt namn.')).toBeTruthy();
    expect(screen.getByText('Numret har för få siffror.')).toBeTruthy();
    expect(screen.getByText('3 fält behöver rättas')).toBeTruthy();
    expect(document.activeElement).toBe(field('Namn'));
    for (const label of ['Namn', 'Telefon', 'E-post']) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      const errorId = field(label).getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(errorId)?.textContent).toContain('.');
    }
    expect(field(/Meddelande/).getAttribute('aria-invalid')).toBeNull();
    expect(shown.sent).toEqual([]);
    await shown.user.type(field('Namn'), 'Ada');
    expect(screen.queryByText(/Fyll i ditt namn/)).toBeNull();
  });

  it('gives way to a thank-you message once it is sent', async () => {
    const shown = show();
    await fill(shown);
    await press(shown);
    await expectFocusedHeading('Tack för din förfrågan');
    const reference = shown.sent[0]?.formSubmissionId.slice(0, 8).toUpperCase() ?? '';
    expect(screen.getByText(`Referens: ${reference}`)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.querySelector('.contact-sent-card')).not.toBeNull();
    expect(shown.sent).toHaveLength(1);
    expect(shown.sent[0]).toEqual({
      formName: 'harbour-bilCarContactForm',
      formSubmissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      values: {
        ...{ car, ...maja, name: 'Ada Berg', phone: '+46701234567', email: 'ada@berg.se', message: '' },
        ...{ quote: false, testDrive: false, sourceUrl: 'http://localhost/bil/7/volvo-xc60-7?loan_months=36' },
      },
    });
  });

  it.each([
    [['Jag vill ha en offert'], 'offert'],
    [['Jag vill provköra'], 'provkörning'],
    [['Jag vill ha en offert', 'Jag vill provköra'], 'offert och provkörning'],
    [[], undefined],
  ])('tells statistics why with %j ticked', async (boxes, reason) => {
    const shown = show();
    await fill(shown);
    for (const box of boxes) await shown.user.click(field(box));
    await press(shown);
    await sentMessage();
    expect(window.dataLayer).toEqual([reason === undefined ? { event: 'lead' } : { event: 'lead', reason }]);
  });

  it('moves the focus from the pressed button to the confirmation', async () => {
    const moves: [from: string, to: string][] = [];
    const words = (end: EventTarget | null): string => (end instanceof HTMLElement ? end.textContent : '');
    const record = ({ target, relatedTarget }: FocusEvent): void => {
      moves.push([words(relatedTarget), words(target)]);
    };
    const shown = show();
    await fill(shown);
    document.addEventListener('focusin', record);
    await press(shown);
    await sentMessage();
    document.removeEventListener('focusin', record);
    // a button that is gone before leaves the focus to the page
    expect(moves.at(-1)).toEqual(['Skicka', 'Tack för din förfrågan']);
  });

  it('ignores a second press while it sends', async () => {
    let answer = (): void => undefined;
    const shown = show([() => new Promise((resolve) => (answer = () => void taken().then(resolve)))]);
    await fill(shown);
    await press(shown);
    const button = await screen.findByRole('button', { name: 'Skickar…' });
    for (const label of ['Namn', 'Telefon', 'E-post', /Meddelande/, 'Jag vill ha en offert', 'Jag vill provköra']) {
      expect(field(label).disabled).toBe(false);
    }
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await shown.user.dblClick(button);
    fireEvent.submit(screen.getByRole('form'));
    answer();
    await sentMessage();
    expect(shown.sent).toHaveLength(1);
  });

  it('tells aloud that it sends when it takes long', async () => {
    const shown = show([() => new Promise(() => undefined)]);
    await fill(shown);
    await press(shown);
    await expectSpoken('Skickar…');
  });

  it('keeps the values after three failed attempts', async () => {
    const shown = show([away]);
    await fill(shown);
    await press(shown);
    await act(async () => jest.advanceTimersByTimeAsync(0));
    for (const count of [1, 2, 3]) {
      expect(shown.sent).toHaveLength(count);
      await settle();
    }
    const banner = await findNotice();
    expect(banner.textContent).toBe('Din förfrågan kunde inte skickas. Försök igen om en stund, eller ring oss.');
    expect(document.activeElement).toBe(banner);
    expect(field('Namn').value).toBe('Ada Berg');
    expect(field('Namn').disabled).toBe(false);
    expect(window.dataLayer).toEqual([]);
    expect(new Set(shown.sent.map(({ formSubmissionId }) => formSubmissionId)).size).toBe(1);
  });

  it('sends under a new id only after a change', async () => {
    const shown = show([away, away, away, away, away, away, taken]);
    await fill(shown);
    for (const count of [3, 6]) {
      await press(shown);
      await settle();
      await settle();
      await settle();
      expect(shown.sent).toHaveLength(count);
    }
    await shown.user.type(field(/Meddelande/), 'Hej');
    await press(shown);
    await sentMessage();
    const ids = shown.sent.map(({ formSubmissionId }) => formSubmissionId);
    expect(new Set(ids.slice(0, 6)).size).toBe(1);
    expect(ids[6]).not.toBe(ids[0]);
  });

  it('shows the field that the server refuses', async () => {
    const refuse: Answer = () =>
      Promise.reject(new LeadRefusedError('no', [{ field: 'values.email', message: 'no mail address' }]));
    const shown = show([refuse]);
    await fill(shown);
    await press(shown);
    expect(await screen.findByText(/Skriv adressen som/)).toBeTruthy();
    expect(document.activeElement).toBe(field('E-post'));
    expect(shown.sent).toHaveLength(1);
    await shown.user.type(field('E-post'), 'x');
    expect(screen.queryByText(/Skriv adressen som/)).toBeNull();
  });

  it('takes a new enquiry after the first', async () => {
    const shown = show();
    await fill(shown);
    await press(shown);
    await sentMessage();
    await shown.user.click(screen.getByRole('link', { name: 'Skriv en ny förfrågan' }));
    expect(field('Namn').value).toBe('');
    expect(document.activeElement).toBe(field('Namn'));
  });

  it('hides the trap from people', () => {
    show();
    const trap = document.querySelector<HTMLInputElement>('[name="homepage"]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('passes on what a machine wrote into the trap', async () => {
    const shown = show();
    const trap = document.querySelector<HTMLInputElement>('[name="homepage"]');
    await fill(shown);
    if (trap) fireEvent.change(trap, { target: { value: 'spam.example' } });
    await press(shown);
    await sentMessage();
    expect(shown.sent[0]?.homepage).toBe('spam.example');
  });
});

describe('the contact form of a sample car', () => {
  it('requires one of the dealerships', async () => {
    const shown = show([taken], sample);
    const select = field('Anläggning');
    expect(select.value).toBe('');
    expect([...select.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Välj återförsäljare',
      'Uppsala',
      'Borås',
    ]);
    await fill(shown);
    await press(shown);
    expect(await screen.findByText(/Välj var vi ska svara från/)).toBeTruthy();
    expect(shown.sent).toEqual([]);
    await shown.user.selectOptions(field('Anläggning'), 'Uppsala');
    await press(shown);
    await sentMessage();
    expect(shown.sent[0]?.values).toMatchObject({ siteName: 'Uppsala', toEmail: 'nya@harbour.example' });
  });

  it('is sent to the site where no department sells it', async () => {
    const shown = show([taken], sample);
    await fill(shown);
    await shown.user.selectOptions(field('Anläggning'), 'Borås');
    await press(shown);
    await sentMessage();
    expect(shown.sent[0]?.values).toMatchObject({ siteName: 'Borås', toName: '', toEmail: '' });
  });
});
