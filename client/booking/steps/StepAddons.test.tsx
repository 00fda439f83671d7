/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { bookedService } from '../../../test/fixtures/booking/bookingDraft.ts';
import { category, offering } from '../../../test/fixtures/booking/offerings.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { stepShown } from '../state/bookingState.ts';
import { StepAddons } from './StepAddons.tsx';

const offered = [
  category('Bil', [offering('lanebil', { name: 'Lånebil' }), offering('cykel', { name: 'Elcykel' })], 'single'),
  category('Skötsel', [offering('tvatt', { name: 'Tvätt' }), offering('vax', { name: 'Vax' })]),
];

function show(addons: BookingGateway['addons'] = () => Promise.resolve(offered)): ShownBooking {
  return showBooking(<StepAddons />, {
    booking: { addons },
    draft: { services: { hjul: bookedService() }, hasAddons: null, bookingState: 3, displayState: 3, location: null },
  });
}

const radio = (name: string): Promise<HTMLInputElement> => screen.findByRole('radio', { name });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const codes = (shown: ShownBooking): string[] => Object.keys(shown.draft().services).sort();

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the add-ons', () => {
  it('give one choice where only one can be had', async () => {
    const shown = show();
    await shown.user.click(await radio('Lånebil'));
    await shown.user.click(await radio('Elcykel'));
    expect(codes(shown)).toEqual(['cykel', 'hjul']);
    expect((await radio('Lånebil')).checked).toBe(false);
  });

  it('deselect a radio on the second press', async () => {
    const shown = show();
    const car = await radio('Lånebil');
    await shown.user.click(car);
    await shown.user.click(car);
    expect(codes(shown)).toEqual(['hjul']);
    car.focus();
    await shown.user.keyboard(' ');
    expect(codes(shown)).toEqual(['hjul', 'lanebil']);
    await shown.user.keyboard(' ');
    expect(codes(shown)).toEqual(['hjul']);
    expect(car.checked).toBe(false);
  });

  it.each(['{Delete}', '{Backspace}'])('give the one choice up with %s', async (key) => {
    const shown = show();
    await shown.user.click(await radio('Lånebil'));
    await shown.user.keyboard(key);
    expect(codes(shown)).toEqual(['hjul']);
    await shown.user.keyboard(key);
    expect(codes(shown)).toEqual(['hjul']);
  });

  it('deselect a radio by the button in its row', async () => {
    const shown = show();
    expect(screen.queryByRole('button', { name: /Ta bort val/ })).toBeNull();
    await shown.user.click(await radio('Lånebil'));
    await shown.user.click(button('Ta bort val, Lånebil'));
    expect(codes(shown)).toEqual(['hjul']);
    expect(document.activeElement).toBe(await radio('Lånebil'));
  });

  it('allow several choices in a group of checkboxes', async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Tvätt' }));
    await shown.user.click(screen.getByRole('checkbox', { name: 'Vax' }));
    expect(codes(shown)).toEqual(['hjul', 'tvatt', 'vax']);
    expect(shown.draft().services['vax']?.type).toBe('addon');
  });

  it('are confirmed by a button that says whether there are any', async () => {
    const shown = show();
    await screen.findByRole('checkbox', { name: 'Tvätt' });
    expect(button('Fortsätt utan tillval')).toBeTruthy();
    await shown.user.click(screen.getByRole('checkbox', { name: 'Tvätt' }));
    expect(button('Fortsätt')).toBeTruthy();
    await shown.user.click(button('Fortsätt'));
    expect(shown.draft()).toMatchObject({ hasAddons: true, displayState: 4, bookingState: 4 });
  });

  it('can be gone without', async () => {
    const shown = show();
    await screen.findByRole('checkbox', { name: 'Tvätt' });
    await shown.user.click(button('Fortsätt utan tillval'));
    expect(shown.draft()).toMatchObject({ hasAddons: false, displayState: 4 });
  });
});

describe('a step without add-ons', () => {
  it.each([
    ['fail', () => Promise.reject(new Error('down'))],
    ['are none', () => Promise.resolve([])],
  ])('is passed over when they %s', async (_how, addons) => {
    const shown = show(addons);
    await waitFor(() => expect(shown.draft()).toMatchObject({ hasAddons: false, displayState: 4, bookingState: 4 }));
  });

  it('asks again when it is opened again', async () => {
    let answer: BookingGateway['addons'] = () => Promise.resolve([]);
    const shown = show((...args) => answer(...args));
    await waitFor(() => expect(shown.draft().displayState).toBe(4));
    shown.unmount();
    answer = () => Promise.resolve(offered);
    const again = show((...args) => answer(...args));
    expect(await screen.findByRole('checkbox', { name: 'Tvätt' })).toBeTruthy();
    expect(again.draft().displayState).toBe(3);
  });

  it('is not passed over once the visitor has gone elsewhere', async () => {
    let fail = (): void => undefined;
    const shown = show(
      () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Error('down'));
        }),
    );
    shown.store.dispatch(stepShown(2));
    fail();
    await waitFor(() => expect(shown.store.getState().booking?.addons).toBe('failed'));
    expect(shown.draft().displayState).toBe(2);
  });
});
