/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { drag, figures, panel, parametersOf, showQuoted, slider } from '../../../test/fixtures/finance/quoteWidget.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

afterEach(cleanup);

describe('a quote that cannot be calculated', () => {
  it('keeps the figures of the quote before', async () => {
    const { finance, store } = await showQuoted();
    const message = 'The deposit is too high for this car.';
    drag('Deposit', [9000]);
    await finance.answer(3, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: message }, FinanceQuotations: [] }],
    }));
    expect(figures()).toContain('£3,900.00');
    expect(figures()).toContain('These figures are for your previous choice.');
    expect(store.getState().quote.messages['PCP']).toBe(message);
    expect(within(panel()).getByText(message)).toBeTruthy();
    await expectSpoken(message);
    expect(within(panel()).getByRole('link', { name: '+44 161 123 45 67' })).toBeTruthy();
  });

  it('takes its message back with the next quote', async () => {
    const { finance, store } = await showQuoted();
    const message = 'The deposit is too high for this car.';
    drag('Deposit', [9000]);
    await finance.answer(3, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: message }, FinanceQuotations: [] }],
    }));
    drag('Deposit', [5000]);
    await finance.answer(4);
    expect(figures()).toContain('£5,000.00');
    expect(store.getState().quote.messages['PCP']).toBe('');
    expect(within(panel()).queryByText(message)).toBeNull();
  });

  it('is told of by the quotation as well as by the vehicle', async () => {
    const { finance, store } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3, (answer) => {
      const quotation = answer.Vehicles[0]?.FinanceQuotations[0];
      if (quotation) Object.assign(quotation, { HasError: true, Error: { UserMessage: 'Not today.' } });
      return answer;
    });
    expect(figures()).toContain('These figures are for your previous choice.');
    expect(store.getState().quote.messages['PCP']).toBe('Not today.');
  });

  it('keeps the choices when the provider fails', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3, () => {
      throw new Error('502');
    });
    expect(figures()).toContain('These figures are for your previous choice.');
    expect(panel().textContent).toContain('We couldn’t get this quote just now. Your choices are kept');
    expect(slider('Deposit').value).toBe('9000');
  });

  it('can be retried when the provider fails', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3, () => {
      throw new Error('502');
    });
    fireEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await finance.answer(4);
    expect(figures()).toContain('£9,000.00');
  });

  it('can be left for the quote before', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: 'No.' }, FinanceQuotations: [] }],
    }));
    fireEvent.click(within(panel()).getByRole('button', { name: 'Back to the last quote' }));
    expect([slider('Deposit').value, finance.asked.length]).toEqual(['3900', 4]);
    expect(figures()).not.toContain('previous choice');
  });

  it('keeps the deposit where the payment is impossible over a new term', async () => {
    const { finance } = await showQuoted();
    drag('Monthly payment', [560]);
    await finance.answer(3);
    const deposit = slider('Deposit').value;
    fireEvent.click(within(panel()).getByLabelText(/24 months/));
    const message = 'Over 24 months the payment can be £600 to £900.';
    await finance.answer(4, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: message }, FinanceQuotations: [] }],
    }));
    await finance.answer(5);
    expect(parametersOf(finance.asked[5])).toMatchObject({ Term: 24, CalculationType: 'ToRegularPayment' });
    expect(slider('Deposit').value).toBe(deposit);
    expect(within(panel()).getByText(message)).toBeTruthy();
  });

  it('is rare: the limits of the payment are those of the chosen term', async () => {
    const { finance } = await showQuoted();
    const limits = (): number[] => [Number(slider('Monthly payment').min), Number(slider('Monthly payment').max)];
    const [least = 0, most = 0] = limits();
    for (const [at, amount] of [least, most].entries()) {
      drag('Monthly payment', [amount]);
      await finance.answer(3 + at);
      expect(figures()).not.toContain('previous choice');
    }
    drag('Deposit', [3900]);
    await finance.answer(5);
    fireEvent.click(within(panel()).getByLabelText(/24 months/));
    await finance.answer(6);
    expect(limits()).not.toEqual([least, most]);
  });

  it('is forgotten with its car', async () => {
    const { finance, store } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: 'No.' }, FinanceQuotations: [] }],
    }));
    drag('Deposit', [8000]);
    cleanup();
    await finance.answer(4, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: 'Too late.' }, FinanceQuotations: [] }],
    }));
    expect(store.getState().quote.messages).toEqual({});
  });
});
