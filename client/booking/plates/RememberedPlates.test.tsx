import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { emptyDraft } from '../state/bookingState.ts';
import { StepCar } from '../steps/StepCar.tsx';
import { forgetPlate, rememberedPlates, rememberPlate } from './plateMemory.ts';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const uppsala = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: 'u', region: 'Uppsala län' };
const places = {
  autocomplete: () => Promise.resolve([{ placeId: 'u', description: 'Uppsala, Uppsala län' }]),
  details: () => Promise.resolve(uppsala),
};
const stored = (): string | null => localStorage.getItem('plates');
const root = document.documentElement;

/** Renders the first step; every registration number except NIX000 finds a car. */
function show(): ShownBooking {
  const car = (registrationNumber: string) =>
    registrationNumber === 'NIX000'
      ? Promise.reject(new BookingError('VehicleNotFound'))
      : Promise.resolve({
          registrationNumber,
          brand: 'Volvo',
          model: 'V60',
          buildYear: 2021,
          hasServiceAgreement: false,
          isSupported: true,
        });
  return showBooking(<StepCar />, { booking: { car }, places, draft: emptyDraft });
}

const plate = (): HTMLInputElement => screen.getByLabelText('Registreringsnummer');
const box = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Kom ihåg bilen på den här enheten' });

async function lookUp({ user }: ShownBooking, number: string): Promise<void> {
  await user.type(plate(), number);
  await user.type(screen.getByRole('combobox'), 'Uppsala');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
}

beforeEach(() => {
  enterBookingPage();
  localStorage.clear();
  root.removeAttribute('data-plates');
});
afterEach(cleanup);

describe('the memory of cars', () => {
  it('has the newest five cars once each', () => {
    for (const number of ['AAA111', 'BBB222', 'CCC333', 'AAA111', 'DDD444', 'EEE555', 'FFF666']) rememberPlate(number);
    expect(rememberedPlates()).toEqual(['FFF666', 'EEE555', 'DDD444', 'AAA111', 'CCC333']);
    expect(root.hasAttribute('data-plates')).toBe(true);
  });

  it('unmarks the page with the last forgotten car', () => {
    for (const number of ['AAA111', 'BBB222', 'CCC333', 'AAA111', 'DDD444', 'EEE555', 'FFF666']) rememberPlate(number);
    for (const number of ['FFF666', 'EEE555', 'DDD444', 'AAA111']) forgetPlate(number);
    expect(stored()).toBe('["CCC333"]');
    expect(forgetPlate('CCC333')).toEqual([]);
    expect([stored(), root.hasAttribute('data-plates')]).toEqual([null, false]);
  });

  it.each(['{', '"ABC123"', '[1, null, ""]'])('takes %s for nothing', (text) => {
    localStorage.setItem('plates', text);
    expect(rememberedPlates()).toEqual([]);
  });
});

it('keeps no space for cars when the stored text cannot be read', async () => {
  localStorage.setItem('plates', '{');
  root.setAttribute('data-plates', '');
  show();
  await waitFor(() => expect(root.hasAttribute('data-plates')).toBe(false));
});

describe('"Kom ihåg bilen på den här enheten"', () => {
  it('stores nothing unless it is ticked', async () => {
    const shown = show();
    expect(box().checked).toBe(false);
    await lookUp(shown, 'ABC123');
    await waitFor(() => expect(shown.draft().displayState).toBe(2));
    expect(stored()).toBeNull();
  });

  it('stores the car only once it is found', async () => {
    const shown = show();
    await shown.user.click(box());
    await lookUp(shown, 'NIX000');
    expect(await screen.findByText(/inget fordon/)).toBeTruthy();
    expect(stored()).toBeNull();
    await shown.user.clear(plate());
    await shown.user.type(plate(), 'ABC123');
    await shown.user.click(screen.getByRole('button', { name: 'Fortsätt' }));
    await waitFor(() => expect(stored()).toBe('["ABC123"]'));
  });
});

describe('remembered cars', () => {
  it('fill the field when pressed', async () => {
    rememberPlate('ABC123');
    rememberPlate('DEF45G');
    const { user } = show();
    const cars = await screen.findByRole('list', { name: 'Bilar på den här enheten' });
    expect([...cars.querySelectorAll('.plate-number')].map(({ textContent }) => textContent)).toEqual([
      'DEF 45G',
      'ABC 123',
    ]);
    await user.click(screen.getByText('ABC 123'));
    expect(plate().value).toBe('ABC123');
    expect(screen.getByText('ABC 123').closest('button')?.getAttribute('aria-pressed')).toBe('true');
    expect(stored()).toBe('["DEF45G","ABC123"]');
  });

  it('leave the focus on the next one when forgotten', async () => {
    rememberPlate('GHJ678');
    rememberPlate('ABC123');
    rememberPlate('DEF45G');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Glöm DEF 45G' }));
    expect(stored()).toBe('["ABC123","GHJ678"]');
    await expectSpoken('DEF 45G är borttagen från den här enheten.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Glöm ABC 123' }));
    await user.click(screen.getByRole('button', { name: 'Glöm GHJ 678' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Glöm ABC 123' }));
    await user.click(screen.getByRole('button', { name: 'Glöm ABC 123' }));
    expect(stored()).toBeNull();
    expect(screen.queryByRole('list', { name: 'Bilar på den här enheten' })).toBeNull();
    expect(document.activeElement).toBe(plate());
  });

  it('leave no room where what is stored cannot be read', async () => {
    localStorage.setItem('plates', '{');
    root.setAttribute('data-plates', '');
    show();
    await waitFor(() => expect(root.hasAttribute('data-plates')).toBe(false));
    expect(stored()).toBeNull();
  });
});
