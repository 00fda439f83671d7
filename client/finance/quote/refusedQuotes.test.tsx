/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, within } from '@testing-library/react';
import { drag, figures, panel, showQuoted, slider } from '../../../test/fixtures/quoteWidget.tsx';

afterEach(cleanup);

describe('a quote that cannot be calculated', () => {
  it('leaves the figures empty, stores the message and says it beside the controls, which stay of use', async () => {
    const { finance, store } = await showQuoted();
    const message = 'The deposit is too high for this car.';
    drag('Deposit', [9000]);
    await finance.answer(3, () => ({
      Vehicles: [{ HasError: true, Error: { UserMessage: message }, FinanceQuotations: [] }],
    }));
    expect(figures()).toBe('');
    expect(store.getState().quote.messages['PCP']).toBe(message);
    expect(within(panel()).getByText(message).closest('[role=status]')).toBeTruthy();
    expect(within(panel()).getByRole('link', { name: '+44 161 123 45 67' })).toBeTruthy();
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
    expect(figures()).toBe('');
    expect(store.getState().quote.messages['PCP']).toBe('Not today.');
  });

  it('is no different when the provider fails, which can be tried again', async () => {
    const { finance } = await showQuoted();
    drag('Deposit', [9000]);
    await finance.answer(3, () => {
      throw new Error('502');
    });
    expect(figures()).toBe('');
    expect(panel().textContent).toContain("We couldn't get this quote just now. Your choices are kept");
    expect(slider('Deposit').value).toBe('9000');
    fireEvent.click(within(panel()).getByRole('button', { name: 'Try again' }));
    await finance.answer(4);
    expect(figures()).toContain('£9,000.00');
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
