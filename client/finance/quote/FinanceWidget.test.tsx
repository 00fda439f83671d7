/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import type { CfdRequest } from '../../../shared/finance/FinanceTypes.ts';
import { quotedVehicle } from '../../../test/fixtures/catalogue/quotedCar.ts';
import {
  calculator,
  drag,
  figures,
  heldFinance,
  panel,
  parametersOf,
  showQuoted,
  showWidget,
  slider,
} from '../../../test/fixtures/finance/quoteWidget.tsx';

const harbourMotorsUk = harbourSite('harbour-motors-uk');

const sorry =
  'Sorry, but it looks like we can’t get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.';

afterEach(cleanup);

describe('the finance widget', () => {
  it('says that it is loading', async () => {
    const finance = heldFinance(() => new Promise(() => undefined));
    await showWidget(finance);
    expect(screen.getByText('Loading Finance options...')).toBeTruthy();
  });

  it('requests the products of the car', async () => {
    const finance = heldFinance(() => new Promise(() => undefined));
    await showWidget(finance);
    expect(finance.defaultsAsked).toEqual([
      {
        PhysicalVehicle: {
          Type: 'Car',
          SourceVehicleId: 'W1KFFKD5CRB861875',
          Vin: 'W1KFFKD5CRB861875',
          Status: 'PreOwned',
          OnTheRoadPrice: 38_990,
          Registration: {
            RegistrationNumber: 'UY73 NKG',
            CountryCode: 'GB',
            DateRegisteredWithDvla: '2024-02-18',
          },
        },
        OrganisationIdentifier: {
          Type: 'AssociatedDealerKey',
          Value: harbourMotorsUk.finance?.dealerKeys?.['3007'],
        },
      },
    ]);
  });

  it('refers to the dealer when there are no products', async () => {
    const finance = heldFinance(() => Promise.reject(new Error('no')));
    await showWidget(finance);
    expect(screen.getByText(sorry)).toBeTruthy();
    expect(screen.getByRole('link', { name: '+44 161 123 45 67' }).getAttribute('href')).toBe('tel:+441611234567');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('requests no quote when there are no products', async () => {
    const finance = heldFinance(() => Promise.reject(new Error('no')));
    await showWidget(finance);
    expect(finance.asked).toEqual([]);
  });

  it('has contract hire as the last tab', async () => {
    await showWidget(heldFinance(), [{ key: 'private', title: 'Contract hire', panel: '£685 a month' }]);
    const tabs = screen.getAllByRole('tab');
    fireEvent.click(screen.getByRole('tab', { name: 'Contract hire' }));
    expect([tabs.length, tabs.at(-1)?.textContent, panel().textContent]).toEqual([4, 'Contract hire', '£685 a month']);
  });

  it('has a panel for each product', async () => {
    await showQuoted();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Personal Contract Purchase',
      'Hire Purchase',
      'Lease Purchase',
    ]);
    expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(3);
  });

  it('requests one quote per product', async () => {
    const { finance } = await showQuoted();
    expect(finance.defaultsAsked).toHaveLength(1);
    expect(finance.asked).toHaveLength(3);
    expect(finance.asked.map((request) => parametersOf(request)?.FinanceProductFamilyKeys)).toEqual([
      ['PCP'],
      ['HP'],
      ['LP'],
    ]);
    expect(parametersOf(finance.asked[0])).toMatchObject({
      Term: 48,
      CashDeposit: 3900,
      AnnualMileage: 10_000,
      CalculationType: 'ToRegularPayment',
      OrganisationIdentifier: { Type: 'AssociatedDealerKey' },
    });
    expect(finance.asked[0]?.VehicleRequests[0].PhysicalVehicle).toEqual(quotedVehicle());
  });

  it('starts each panel on its defaults', async () => {
    await showQuoted();
    expect(within(panel()).getByRole<HTMLInputElement>('radio', { name: /48 months/ }).checked).toBe(true);
    expect(slider('Deposit').value).toBe('3900');
    expect(within(panel()).getByRole<HTMLSelectElement>('combobox', { name: 'Annual mileage' }).value).toBe('10000');
  });

  it('shows what the quote says', async () => {
    const { finance } = await showQuoted();
    const request = finance.asked[0];
    if (!request) throw new Error('Nothing was asked.');
    const quotation = (await calculator.calculate(request)).Vehicles[0]?.FinanceQuotations[0];
    const quote = quotation?.Finance.Quote;
    const rows = within(panel())
      .getAllByRole('row')
      .map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent]);
    const details = quotation?.Blocks.flatMap(({ Details }) => Details) ?? [];
    expect(rows).toEqual(details.map(({ Label, DisplayValue }) => [Label, DisplayValue]));
    expect(figures()).toContain('48 monthly payments of');
    expect(figures()).toContain(`£${String(quote?.TotalRegularPayment)}`);
    for (const text of quotation?.Finance.Notifications ?? []) expect(panel().textContent).toContain(text);
    expect(finance.legalAsked).toEqual([quote?.QuoteReference]);
    const terms = within(panel()).getByText('Terms and conditions').closest('details');
    expect(terms?.textContent).toContain('subject to status');
    const link = (name: string): string | null => within(panel()).getByRole('link', { name }).getAttribute('href');
    expect(link('Apply for finance')).toBe(quote?.QuoteActions.Apply);
    const key = harbourMotorsUk.finance?.dealerKeys?.['3007'] ?? '';
    for (const name of ['Reserve this car', 'Value your part exchange']) {
      const query = new URL(link(name) ?? '').searchParams;
      expect(Object.fromEntries(query)).toEqual({ key, quoteRef: quote?.QuoteReference });
    }
  });

  it('has no link to apply where the provider gives none', async () => {
    const finance = heldFinance();
    await showWidget(finance);
    await finance.answer(0, (answer) => {
      const quote = answer.Vehicles[0]?.FinanceQuotations[0]?.Finance.Quote;
      if (quote) quote.QuoteActions.Apply = '';
      return answer;
    });
    expect(within(panel()).queryByRole('link', { name: 'Apply for finance' })).toBeNull();
    expect(within(panel()).getByRole('link', { name: 'Reserve this car' })).toBeTruthy();
  });

  it('requests nothing while a thumb is dragged', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [4000, 5000, 6000], { letGo: false });
    expect(finance.asked).toHaveLength(3);
    expect(slider('Deposit').getAttribute('aria-valuetext')).toBe('£6,000');
  });

  it('requests one quote per committed change', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [4000, 5000, 6000], { letGo: false });
    fireEvent.pointerUp(slider('Deposit'));
    fireEvent.blur(slider('Deposit'));
    expect(finance.asked).toHaveLength(4);
    expect(parametersOf(finance.asked[3])).toMatchObject({ CashDeposit: 6000, CalculationType: 'ToRegularPayment' });
  });

  it('requests one quote for a run of key presses', async () => {
    const { finance } = await showQuoted();
    jest.useFakeTimers();
    for (let press = 0; press < 3; press += 1) {
      fireEvent.keyDown(slider('Deposit'), { key: 'ArrowRight' });
      fireEvent.keyUp(slider('Deposit'), { key: 'ArrowRight' });
      act(() => jest.advanceTimersByTime(400));
    }
    expect(finance.asked).toHaveLength(3);
    act(() => jest.advanceTimersByTime(400));
    jest.useRealTimers();
    expect(finance.asked).toHaveLength(4);
    expect(parametersOf(finance.asked[3])?.CashDeposit).toBe(4400);
  });

  it('requests nothing when nothing was typed', async () => {
    const { finance } = await showQuoted();
    const field = within(panel()).getByLabelText<HTMLInputElement>('Deposit, amount');
    fireEvent.focus(field);
    fireEvent.blur(field);
    expect(finance.asked).toHaveLength(3);
  });

  it('requests a typed amount when its field is left', async () => {
    const { finance } = await showQuoted();
    const field = within(panel()).getByLabelText<HTMLInputElement>('Deposit, amount');
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '£7,250' } });
    expect(finance.asked).toHaveLength(3);
    fireEvent.blur(field);
    expect(parametersOf(finance.asked[3])?.CashDeposit).toBe(7250);
  });

  it('calculates whichever amount was not set last', async () => {
    const { finance } = await showQuoted();
    const modes = (): (string | undefined)[] =>
      finance.asked.slice(3).map((request) => parametersOf(request)?.CalculationType);
    drag('Monthly payment', [600]);
    await finance.answer(3);
    fireEvent.click(within(panel()).getByLabelText(/36 months/));
    await finance.answer(4);
    fireEvent.change(within(panel()).getByRole('combobox'), { target: { value: '12000' } });
    await finance.answer(5);
    drag('Deposit', [5000]);
    await finance.answer(6);
    fireEvent.click(within(panel()).getByLabelText(/48 months/));
    expect(modes()).toEqual([
      'ToCashDeposit',
      'ToCashDeposit',
      'ToCashDeposit',
      'ToRegularPayment',
      'ToRegularPayment',
    ]);
    expect(parametersOf(finance.asked[3])).toMatchObject({ RegularPayment: 600 });
    expect(parametersOf(finance.asked[5])).toMatchObject({ Term: 36, AnnualMileage: 12_000, RegularPayment: 600 });
  });

  it('takes the figures of the quote into its sliders', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3);
    const answer = await calculator.calculate(finance.asked[3] as CfdRequest);
    const quote = answer.Vehicles[0]?.FinanceQuotations[0]?.Finance.Quote;
    expect(Number(slider('Monthly payment').value)).toBeCloseTo(quote?.TotalRegularPayment ?? 0, 2);
    drag('Monthly payment', [500]);
    await finance.answer(4);
    const back = await calculator.calculate(finance.asked[4] as CfdRequest);
    expect(Number(slider('Deposit').value)).toBeCloseTo(
      back.Vehicles[0]?.FinanceQuotations[0]?.Finance.Quote.TotalDeposit ?? 0,
      2,
    );
  });

  it('shows an estimate within a pound of the quote that replaces it', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [9000]);
    expect(panel().textContent).toContain('Estimate. The exact quote is on its way.');
    const shown = Number(/£([\d,]+)/.exec(panel().querySelector('.quote-payment')?.textContent ?? '')?.[1]);
    await finance.answer(3);
    expect(panel().textContent).not.toContain('Estimate');
    const exact = Number(panel().querySelector('.quote-payment')?.textContent.replace('£', ''));
    expect(Math.abs(shown - exact)).toBeLessThanOrEqual(1);
  });

  it('keeps the response to the last request', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [5000]);
    drag('Deposit', [8000]);
    await finance.answer(4);
    await finance.answer(3);
    expect(slider('Deposit').value).toBe('8000');
    expect(figures()).toContain('£8,000.00');
  });

  it('takes no answer of another product', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [5000]);
    fireEvent.click(screen.getByRole('tab', { name: 'Hire Purchase' }));
    const before = figures();
    await finance.answer(3);
    expect(figures()).toBe(before);
    fireEvent.click(screen.getByRole('tab', { name: 'Personal Contract Purchase' }));
    expect(figures()).toContain('£5,000.00');
  });

  it('moves between its tabs by keyboard', async () => {
    await showQuoted();
    const chosen = (): string | null => screen.getByRole('tab', { selected: true }).textContent;
    const press = (key: string): void => {
      fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    };
    press('ArrowRight');
    expect(chosen()).toBe('Hire Purchase');
    expect(document.activeElement?.textContent).toBe('Hire Purchase');
    press('End');
    expect(chosen()).toBe('Lease Purchase');
    press('ArrowRight');
    expect(chosen()).toBe('Personal Contract Purchase');
    press('ArrowLeft');
    expect(chosen()).toBe('Lease Purchase');
    press('Home');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
