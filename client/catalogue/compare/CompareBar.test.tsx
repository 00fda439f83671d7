/** @jest-environment jsdom */
import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testCar, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { expectFocusedHeading, expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import { CarRow } from '../card/CarRow.tsx';
import { CompareGate } from './CompareGate.tsx';

const cars = [2021, 2022, 2023].map((year) => testCar(year, { car_year: year }));

beforeAll(() => {
  // missing in jsdom
  const nothing = (): void => undefined;
  globalThis.ResizeObserver = class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(cleanup);

/** Shows three cars of one model, and chooses some for the comparison. */
async function show(chosen: number): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <main>
        <h1>Bilar i lager</h1>
        <CarRow title="Liknande bilar" cars={cars} />
      </main>
      <CompareGate />
    </Provider>,
  );
  for (const { car_year: year } of cars.slice(0, chosen)) {
    await user.click(screen.getByRole('button', { name: `Jämför Volvo XC60, ${String(year)}` }));
  }
  return user;
}

const removal = (year: number, inside: HTMLElement = document.body): HTMLElement =>
  within(inside).getByRole('button', { name: `Ta bort Volvo XC60, ${year}` });

describe('choosing cars to compare', () => {
  it.each([
    [1, 'Volvo XC60 är med i jämförelsen. 1 bil vald'],
    [2, 'Volvo XC60 är med i jämförelsen. 2 bilar valda'],
  ])('announces car %s with the count', async (chosen, text) => {
    await show(chosen);
    await expectSpoken(text);
  });
});

describe('the list of chosen cars', () => {
  it('hands the focus of a removed car to the next one', async () => {
    const user = await show(3);
    await user.click(await screen.findByRole('button', { name: /^3 bilar valda/ }));
    await user.click(removal(2022));
    expect(document.activeElement).toBe(removal(2023));
  });

  it('hands the focus of the last car to the heading of the page', async () => {
    const user = await show(1);
    await user.click(await screen.findByRole('button', { name: /^1 bil vald/ }));
    await user.click(removal(2021));
    await expectFocusedHeading('Bilar i lager');
  });
});

describe('the comparison', () => {
  async function openDialog(chosen: number): Promise<ReturnType<typeof userEvent.setup>> {
    const user = await show(chosen);
    await user.click(await screen.findByRole('button', { name: /^Jämför \d bil/ }));
    await screen.findByRole('dialog');
    return user;
  }

  it('hands the focus of a removed car to the next one', async () => {
    const user = await openDialog(3);
    const dialog = screen.getByRole('dialog');
    await user.click(removal(2022, dialog));
    expect(document.activeElement).toBe(removal(2023, dialog));
  });

  it('focuses its heading where a press does not focus buttons', async () => {
    await openDialog(2);
    const dialog = screen.getByRole('dialog');
    removal(2021, dialog).click(); // as in Safari
    await expectFocusedHeading('Jämför');
  });

  it('hands the focus of the last car to the heading of the page', async () => {
    const user = await openDialog(1);
    await user.click(removal(2021, screen.getByRole('dialog')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocusedHeading('Bilar i lager');
  });
});
