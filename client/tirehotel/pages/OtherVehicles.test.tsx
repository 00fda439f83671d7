/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showWheelPage, wheelVehicle } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { TireAttempt } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { startTireHotel } from '../tireHotelSession.ts';
import { selectTireHotel, selectTireVehicle, tireHotelRestored } from '../tireHotelState.ts';
import { LoggedInPage } from './LoggedInPage.tsx';

const second = { ...wheelVehicle, regNo: 'ABC123', name: 'Kia EV3' };
const validated = { status: 0, vehicles: [wheelVehicle, second] };

function ShownVehicle(): ReactNode {
  const vehicle = useAppSelector(selectTireVehicle);
  return vehicle && <LoggedInPage vehicle={vehicle} onBook={() => undefined} onOtherCar={() => undefined} />;
}

function show(attempt: TireAttempt | null = null) {
  const shown = showWheelPage(<ShownVehicle />, { page: 'loggedIn' });
  const session = { validated, confirmation: null, attempt };
  act(() => void shown.store.dispatch(tireHotelRestored({ page: 'loggedIn', session })));
  return shown;
}

const named = (): string | null => document.querySelector('.tire-vehicle-name')?.textContent ?? null;

afterEach(cleanup);

describe('another vehicle of the same phone', () => {
  it('shows at a press', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'ABC123 Kia EV3' }));
    expect(named()).toContain('Kia EV3');
    expect(document.activeElement?.textContent).toBe('Ditt fordon');
    await user.click(screen.getByRole('button', { name: 'POL26K Volvo XC60 B5' }));
    expect(named()).toContain('Volvo XC60 B5');
  });

  it('still shows after a reload', async () => {
    const { gateways } = fakeCatalogue(0);
    const session = () => Promise.resolve({ validated, confirmation: null, attempt: null });
    const store = testStore({ ...gateways, tireHotel: { ...gateways.tireHotel, session } });
    sessionStorage.setItem('tireHotel', '{"page":"booking","status":0,"vehicle":1}');
    startTireHotel(store);
    await act(async () => {
      while (!selectTireHotel(store.getState()).restored) await new Promise((resolve) => setTimeout(resolve));
    });
    expect(selectTireVehicle(store.getState())?.regNo).toBe('ABC123');
    sessionStorage.clear();
  });

  it('is the one whose booking has an unknown outcome', () => {
    const customer = { firstName: 'Karin', lastName: 'Ek', email: 'karin@exempel.se', phoneMobile: '0701234567' };
    const time = '2026-11-26T08:30:00';
    const request = { bookingDate: time, bookingStart: time, regNo: 'ABC123', freeText: '', customer };
    show({ key: 'k', request, canCheck: false });
    expect(named()).toContain('Kia EV3');
    expect(screen.queryByRole('button', { name: /POL26K/ })).toBeNull();
  });
});
