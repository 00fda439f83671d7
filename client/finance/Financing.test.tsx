/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { harbourSite } from '../../test/fixtures/harbourSites.ts';
import { Provider } from 'react-redux';
import type { Car, LeasingOption } from '../../shared/catalogue/Car.ts';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';
import { fakeCatalogue, testSite, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loanOption } from '../../test/fixtures/finance/loanOption.ts';
import { searchReplaced } from '../framework/pageState.ts';
import type { AppStore } from '../app/store.ts';
import { siteEntered } from '../site/siteState.ts';
import { Financing } from './Financing.tsx';
import { spokenText } from '../../test/fixtures/pages/announcements.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

const harbourMotorsUk = harbourSite('harbour-motors-uk');

const leasing = (more: Partial<LeasingOption> = {}): LeasingOption => ({
  leasing_type: 'Private',
  title: 'Privatleasing Trygg',
  monthly_cost: 4690,
  monthly_cost_text: '4 690 kr/mån',
  description: 'Service ingår.',
  duration: 36,
  mileage: 1500,
  asterix: '* Övermil tillkommer.',
  ...more,
});

const text = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s/g, ' ');

function show(
  car: Partial<Car>,
  {
    search = '',
    site = testSite,
    texts = dictionaryTexts('sv'),
  }: { search?: string; site?: SiteContext; texts?: Texts } = {},
): AppStore {
  const store = testStore(fakeCatalogue(0).gateways);
  store.dispatch(siteEntered({ ...store.getState().site, context: site, texts }));
  store.dispatch(searchReplaced(search));
  render(
    <Provider store={store}>
      <Financing car={car} />
    </Provider>,
  );
  return store;
}

const loanCar: Partial<Car> = { car_loan_option: loanOption() };
const period = (): HTMLInputElement => screen.getByRole('slider', { name: 'Avtalstid' });
const down = (): HTMLInputElement => screen.getByRole('slider', { name: 'Kontantinsats' });
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: `${name} i siffror` });
const monthly = (): string => text(document.querySelector('.loan-monthly'));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.history.replaceState(null, '', '/bil/1/volvo'));
afterEach(cleanup);

describe('the loan calculator', () => {
  it('opens on the default period with the delivered monthly cost', () => {
    show({ car_loan_option: loanOption({ default_monthly_cost_text: 'ca 3 529 kr i månaden' }) });
    expect(period().value).toBe('36');
    expect(monthly()).toBe('ca 3 529 kr i månaden');
    press('Öka Kontantinsats');
    expect(monthly()).not.toContain('ca');
    press('Minska Kontantinsats');
    expect(monthly()).toBe('ca 3 529 kr i månaden');
  });

  it('is folded below one sentence', () => {
    show({ ...loanCar, car_loan_description: 'Så lånar du hos oss.' });
    const fold = screen.getByText('Räkna själv').closest('details');
    expect([fold?.open, text(fold?.querySelector('.financing-sentence'))]).toEqual([
      false,
      'Så lånar du hos oss. Räkna själv',
    ]);
  });

  it('is unfolded when the address has a choice', () => {
    show(loanCar, { search: '?months=60' });
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('has sliders in steps of 12 months by 1000 of the currency', () => {
    show({ car_loan_option: loanOption({ price: 249_900 }) });
    expect([period().step, down().step]).toEqual(['12', '1000']);
    expect([period().min, period().max]).toEqual(['12', '60']);
  });

  it('has sliders that announce their amounts', () => {
    show({ car_loan_option: loanOption({ price: 249_900 }) });
    expect(period().getAttribute('aria-valuetext')).toBe('36 mån');
    // the exact minimum, then multiples of 1000
    expect(text({ textContent: down().getAttribute('aria-valuetext') } as Element)).toBe('49 980 kr');
  });

  it('rounds a stepped amount to the grid', () => {
    show({ car_loan_option: loanOption({ price: 249_900 }) });
    press('Öka Kontantinsats');
    expect(text({ textContent: down().getAttribute('aria-valuetext') } as Element)).toBe('50 000 kr');
  });

  it('keeps one value in all its controls', () => {
    const store = show(loanCar);
    const before = window.history.length;
    fireEvent.change(down(), { target: { value: '80000' } });
    expect(field('Kontantinsats').value.replace(/\s/g, ' ')).toBe('80 000 kr');
    expect(window.location.search).toBe('');
    fireEvent.keyUp(down());
    expect(window.location.search).toBe('?down=80000');
    fireEvent.focus(field('Kontantinsats'));
    fireEvent.change(field('Kontantinsats'), { target: { value: '90 500' } });
    fireEvent.blur(field('Kontantinsats'));
    expect(window.location.search).toBe('?down=90500');
    expect(down().value).toBe('91000');
    press('Öka Kontantinsats');
    expect(window.location.search).toBe('?down=91000');
    expect(store.getState().page.location.search).toBe('?down=91000');
    expect(window.history.length).toBe(before);
  });

  it('lowers a down payment that exceeds a new period’s limit', () => {
    show(loanCar, { search: '?down=150000' });
    expect(text(document.querySelector('.loan-residual'))).toContain('150 000 kr (50 %)');
    fireEvent.change(period(), { target: { value: '12' } });
    fireEvent.keyUp(period());
    expect(text(document.querySelector('.loan-residual'))).toContain('180 000 kr (60 %)');
    expect(field('Kontantinsats').value.replace(/\s/g, ' ')).toBe('100 000 kr');
    expect(window.location.search).toBe('?months=12&down=100000');
  });

  it('takes a typed amount on Enter', () => {
    show(loanCar);
    field('Kontantinsats').focus();
    fireEvent.change(field('Kontantinsats'), { target: { value: '120000' } });
    fireEvent.keyDown(field('Kontantinsats'), { key: 'Enter' });
    expect([window.location.search, text({ textContent: field('Kontantinsats').value } as Element)]).toEqual([
      '?down=120000',
      '120 000 kr',
    ]);
  });

  it('says that a typed amount is above the limit', async () => {
    show(loanCar);
    field('Kontantinsats').focus();
    fireEvent.change(field('Kontantinsats'), { target: { value: '999999' } });
    fireEvent.keyDown(field('Kontantinsats'), { key: 'Enter' });
    await waitFor(() => expect(spokenText().replaceAll('\u00a0', ' ')).toContain('Högst 150 000 kr'));
  });

  it('steps over periods that are not offered', () => {
    show(loanCar);
    press('Öka Avtalstid');
    expect(field('Avtalstid').value).toBe('60 mån');
    press('Minska Avtalstid');
    expect(field('Avtalstid').value).toBe('36 mån');
  });

  it('shows its figures as delivered', () => {
    show({ ...loanCar, car_loan_description: 'Så lånar du hos oss.' });
    const rows = [...document.querySelectorAll('.loan-summary .loan-figures > div')].map(text);
    expect(rows).toEqual([
      'Ränta5,95 %',
      'Effektiv ränta6,54 %',
      'Kreditbelopp240 000 kr',
      'Uppläggningsavgift595 kr',
      'Aviavgift49 kr/mån',
      'Totalt att betala277 628 kr',
    ]);
  });

  it('fills the disclaimer with its figures', () => {
    show({ ...loanCar, car_loan_description: 'Så lånar du hos oss.' });
    expect(text(document.querySelector('.loan-disclaimer'))).toBe(
      'Effektiv ränta 6,54 %, kredit 240 000 kr, 36 månader, totalt 277 628 kr.',
    );
  });

  it('shows the delivered description', () => {
    show({ ...loanCar, car_loan_description: 'Så lånar du hos oss.' });
    expect(screen.getByText('Så lånar du hos oss.')).toBeDefined();
  });

  it('shows every step of the calculation', () => {
    show(loanCar);
    const steps = [...document.querySelectorAll('details .loan-steps li')].map(text);
    expect(steps).toHaveLength(10);
    expect(steps[0]).toContain('300 000 kr − 60 000 kr = 240 000 kr');
    expect(steps.at(-1)).toContain('6,54 %');
  });

  it('leads to the enquiry with the loan in the address', () => {
    show(loanCar, { search: '?months=60' });
    fireEvent.click(screen.getByRole('link', { name: 'Fråga om lån' }));
    expect([window.location.search, window.location.hash]).toEqual(['?months=60&financing=loan', '#contact-quote']);
  });

  it("composes its texts in another language than the stock's", () => {
    const english = dictionaryTexts('en');
    const site: SiteContext = { ...testSite, language: 'en', languages: ['sv', 'en'], locale: 'en-GB' };
    show({ ...loanCar, car_loan_description: 'Så lånar du hos oss.' }, { site, texts: english });
    expect(text(document.querySelector('.financing-sentence'))).toContain('At least 20% deposit and a final payment');
    expect(text(document.querySelector('.loan-disclaimer'))).toBe(
      'Representative example: loan of kr 240,000 over 36 months at an interest rate of 5.95% a year, 6.5% APR. ' +
        'Arrangement fee kr 595, monthly fee kr 49. Monthly payment kr 3,529, total amount payable kr 277,628. ' +
        'Final payment kr 150,000, deposit kr 60,000.',
    );
    expect(document.querySelector('.financing')?.textContent).not.toMatch(/[åäö]/);
  });

  it('counts the deposit into the total amount payable in pounds', () => {
    const site: SiteContext = {
      ...testSite,
      language: 'en',
      languages: ['en'],
      locale: 'en-GB',
      currency: 'GBP',
      credit: { total: 'withDeposit' },
    };
    show(loanCar, { site });
    expect(text(document.querySelector('.loan-figures'))).toContain('£337,628');
  });

  it('is not there where a finance provider quotes', () => {
    const { finance } = harbourMotorsUk;
    const site: SiteContext = { ...testSite, language: 'en', languages: ['en'], ...(finance ? { finance } : {}) };
    show(loanCar, { site });
    expect(document.querySelector('.financing')).toBeNull();
  });

  it('has the Swedish consumer-credit block in Swedish', () => {
    show(loanCar);
    expect(within(screen.getByRole('note')).getByText('Att låna kostar pengar!')).toBeDefined();
  });

  it('has no Swedish consumer-credit block in Norwegian', () => {
    show(loanCar, { site: { ...testSite, language: 'nb', locale: 'nb-NO' } });
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('has the warning in Norwegian', () => {
    show(loanCar, { site: { ...testSite, language: 'nb', locale: 'nb-NO' } });
    expect(document.querySelector('.loan-warning')).not.toBeNull();
  });

  it('marks a campaign', () => {
    show({ ...loanCar, car_has_campaign_loan: true });
    expect(text(screen.getByRole('heading', { level: 2 }))).toBe('Räkna på billånKampanj');
  });

  it('is absent without a loan that can be calculated', () => {
    show({ car_loan_option: loanOption({ default_monthly_cost: 0 }) });
    expect(document.querySelector('.financing')).toBeNull();
  });
});

describe('leasing', () => {
  const tabs = (): string[] => screen.queryAllByRole('link', { name: /lån|leasing$/i }).map(text);

  it('has a group for each option', () => {
    show({ car_leasing_options: [leasing(), leasing({ leasing_type: 'Company' })], car_loan_option: loanOption() });
    expect(tabs().slice(0, 3)).toEqual(['Billån', 'Privatleasing', 'Företagsleasing']);
  });

  it('has a group for a flag without an option', () => {
    show({ car_has_companyleasing: true, car_companyleasing_monthly_cost: 3750 });
    expect(text(screen.getByRole('heading', { level: 2 }))).toBe('Företagsleasing');
    expect(text(document.querySelector('.leasing'))).toBe('Företagsleasing3 750 kr/månexkl. moms');
  });

  it('has no groups for a loan alone', () => {
    show(loanCar);
    expect(document.querySelector('.financing-kinds')).toBeNull();
  });

  it('shows of each option what is delivered', () => {
    show({ car_leasing_options: [leasing()] });
    expect(text(document.querySelector('.leasing-option'))).toBe(
      'Privatleasing Trygg4 690 kr/måninkl. momsAvtalstid36 månKörsträcka1 500 mil/årService ingår.* Övermil tillkommer.',
    );
  });

  it('is chosen in the address', () => {
    show(
      { ...loanCar, car_leasing_options: [leasing()], car_has_campaign_privateleasing: true },
      { search: '?down=80000' },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Privatleasing' }));
    expect(window.location.search).toBe('?down=80000&financing=private');
    expect(text(screen.getByRole('heading', { level: 2 }))).toBe('PrivatleasingKampanj');
    const [loanPanel, leasingPanel] = document.querySelectorAll<HTMLElement>('.financing-panel');
    expect([loanPanel?.hidden, leasingPanel?.hidden]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('link', { name: 'Billån' }));
    expect(window.location.search).toBe('?down=80000');
  });
});
