/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { expectFocusedHeading } from '../../../test/fixtures/pages/announcements.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingErrorCode, BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { readDraft } from '../state/readDraft.ts';
import { emptyDraft } from '../state/bookingState.ts';
import { StepCar } from './StepCar.tsx';

const uppsala = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: 'u', region: 'Uppsala län' };
const places = {
  autocomplete: () => Promise.resolve([{ placeId: 'u', description: 'Uppsala, Uppsala län' }]),
  details: () => Promise.resolve(uppsala),
};
const questions = {
  models: { Opel: ['Astra', 'Corsa'], Volvo: ['V60'] },
  codes: [
    { name: 'HSN', field: '2.1', pattern: '[0-9]{4}' },
    { name: 'TSN', field: '2.2', pattern: '[A-Z0-9]{3,8}' },
  ],
};

/** Knows no car, and every described one but Ladas. */
function register(code: 'InvalidReg' | 'VehicleNotFound' = 'VehicleNotFound'): jest.Mock<BookingGateway['car']> {
  return jest.fn((registrationNumber, described) => {
    const refuse = (failure: BookingFailure) => Promise.reject(new BookingError(failure));
    if (!described) return refuse({ code, questions });
    if (described.brand === 'Lada') return refuse({ code: 'BrandNotSupported', brand: 'Lada' });
    return Promise.resolve({
      registrationNumber,
      ...described,
      buildYear: 0,
      hasServiceAgreement: false,
      isSupported: true,
    });
  });
}

async function showUnknown(car: BookingGateway['car'], number = 'ABC123'): Promise<ShownBooking> {
  const shown = showBooking(<StepCar />, { booking: { car }, places, draft: emptyDraft });
  await shown.user.type(screen.getByLabelText('Registreringsnummer'), number);
  await shown.user.type(screen.getByRole('combobox'), 'Uppsala');
  await shown.user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  await screen.findByRole('button', { name: 'Fortsätt med den här bilen' });
  return shown;
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const go = (): HTMLElement => screen.getByRole('button', { name: 'Fortsätt med den här bilen' });
const choicesOf = (label: string): (string | null)[] =>
  [...(field(label).list?.options ?? [])].map((option) => option.getAttribute('value'));

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('a car that the register does not have', () => {
  it('is booked by its model', async () => {
    const car = register();
    const { user, draft } = await showUnknown(car);
    expect(document.activeElement).toBe(field('Registreringsnummer'));
    await user.click(screen.getByRole('button', { name: 'Beskriv bilen själv' }));
    expect(document.activeElement).toBe(field('Märke'));
    expect(choicesOf('Märke')).toEqual(['Opel', 'Volvo']);
    await user.type(field('Märke'), 'Opel');
    expect(choicesOf('Modell')).toEqual(['Astra', 'Corsa']);
    await user.type(field('Modell'), 'Astra');
    await user.type(field('Årsmodell'), '2015');
    await user.click(go());
    await waitFor(() => expect(draft().displayState).toBe(2));
    expect(draft().car).toMatchObject({ registrationNumber: 'ABC123', brand: 'Opel', model: 'Astra', buildYear: 2015 });
    expect(readDraft(JSON.parse(JSON.stringify(draft())))?.car?.described).toEqual({
      brand: 'Opel',
      model: 'Astra',
      year: '2015',
      vin: '',
      codes: {},
    });
  });

  it('is booked by its VIN', async () => {
    const car = register();
    const { user, draft } = await showUnknown(car);
    await user.type(field('Chassinummer (VIN, 17 tecken)'), 'yv1 zw25 uvl2 12345 6');
    await user.click(go());
    await waitFor(() => expect(draft().car?.described?.vin).toBe('YV1ZW25UVL2123456'));
  });

  it('is booked by the codes of its country', async () => {
    const { user, draft } = await showUnknown(register());
    await user.type(field('HSN (fält 2.1)'), '0035');
    await user.click(go());
    expect(document.activeElement).toBe(field('TSN (fält 2.2)'));
    await user.type(field('TSN (fält 2.2)'), 'ale');
    await user.click(go());
    await waitFor(() => expect(draft().car?.described?.codes).toEqual({ HSN: '0035', TSN: 'ALE' }));
  });

  it('keeps what was typed when the brand is refused', async () => {
    const { user } = await showUnknown(register());
    await user.type(field('Märke'), 'Lada');
    await user.type(field('Modell'), 'Niva');
    await user.type(field('Årsmodell'), '2012');
    await user.click(go());
    await expectFocusedHeading('Lada kan inte bokas här');
    expect(field('Modell').value).toBe('Niva');
  });

  it('says what is missing at the first empty field', async () => {
    const { user, draft } = await showUnknown(register());
    await user.click(go());
    expect(document.activeElement).toBe(field('Märke'));
    expect(screen.getAllByText('Fyll i det här.')).toHaveLength(3);
    expect(draft().car).toBeNull();
  });

  it('may have a number of another country', async () => {
    const { user, draft } = await showUnknown(register('InvalidReg'), 'AB12345');
    expect(document.activeElement).toBe(screen.getByLabelText('Registreringsnummer'));
    await user.type(field('Märke'), 'Opel');
    await user.type(field('Modell'), 'Astra');
    await user.type(field('Årsmodell'), '2015{Enter}');
    await waitFor(() => expect(draft().car?.registrationNumber).toBe('AB12345'));
  });

  it.each<BookingErrorCode>(['InvalidReg', 'VehicleNotFound'])(
    'is not asked about by a register (%s)',
    async (code) => {
      const { user } = showBooking(<StepCar />, {
        booking: { car: () => Promise.reject(new BookingError({ code: code as 'InvalidReg' })) },
        places,
        draft: emptyDraft,
      });
      await user.type(screen.getByLabelText('Registreringsnummer'), 'ABC123');
      await user.type(screen.getByRole('combobox'), 'Uppsala');
      await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
      await screen.findByText(/till exempel ABC 123|inget fordon/);
      expect(screen.queryByText('Beskriv bilen själv')).toBeNull();
    },
  );
});
