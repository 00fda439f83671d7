import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  heldAnswer,
  showWheelPage,
  wheelConfirmation,
  wheelTimes,
  wheelVehicle,
} from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type {
  TimeslotDays,
  Timeslots,
  TireConfirmation,
  TireVehicle,
} from '../../../shared/tirehotel/TireHotelTypes.ts';
import { BookingPage } from './BookingPage.tsx';
import { expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';

const onBack = jest.fn<() => void>();
const onBooked = jest.fn<(confirmation: TireConfirmation) => void>();

function show(tireHotel: Partial<TireHotelGateway> = {}, vehicle: TireVehicle = wheelVehicle) {
  return showWheelPage(<BookingPage vehicle={vehicle} onBack={onBack} onBooked={onBooked} />, { tireHotel });
}

const day = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const clock = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
const clocks = (): (string | null)[] => [...document.querySelectorAll('.time-button')].map((time) => time.textContent);
const form = (): HTMLElement | null => screen.queryByRole('form', { name: 'Dina uppgifter' });

beforeEach(() => {
  onBack.mockClear();
  onBooked.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the days of a wheel change', () => {
  it('are headed by the question', async () => {
    const { user } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'När vill du lämna in bilen?' })).toBeTruthy();
    expect(screen.getByText('Harbour Bil Uppsala, Däck och hjul')).toBeTruthy();
    expect(screen.getByText('POL 26K')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tillbaka till ditt fordon' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('are requested from three days to three months ahead', async () => {
    const timeslotDays = jest.fn<TireHotelGateway['timeslotDays']>(wheelTimes().timeslotDays);
    show({ timeslotDays });
    await screen.findByRole('grid', { name: 'november 2026' });
    expect(timeslotDays.mock.calls).toEqual([
      ['4711', { startDate: '2026-11-18', endDate: '2027-02-15', regNo: 'VO' }],
    ]);
  });

  it('are asked for with the plate where the brand has no code', async () => {
    const timeslotDays = jest.fn<TireHotelGateway['timeslotDays']>(wheelTimes().timeslotDays);
    show({ timeslotDays }, { ...wheelVehicle, brandCode: ' ' });
    await screen.findByRole('grid');
    expect(timeslotDays.mock.calls[0]?.[1].regNo).toBe('POL26K');
  });

  it('are said to be on their way', async () => {
    const { answer, give } = heldAnswer<TimeslotDays>();
    show({ timeslotDays: () => answer });
    expect(screen.getByText('Hämtar datum...')).toBeTruthy();
    give({ availableDates: [{ date: '2026-11-26' }] });
    await screen.findByRole('grid');
    expect(screen.queryByText('Hämtar datum...')).toBeNull();
  });

  it('can be chosen where they are free', async () => {
    const outside = { availableDates: [{ date: '2026-11-16' }, { date: '2026-11-26' }, { date: '2027-03-01' }] };
    show({ timeslotDays: () => Promise.resolve(outside) });
    const free = await day('torsdag 26 november 2026');
    expect(free.getAttribute('aria-disabled')).toBe('false');
    for (const name of ['måndag 16 november 2026', 'fredag 27 november 2026']) {
      expect((await day(name)).getAttribute('aria-disabled')).toBe('true');
    }
  });

  it('cannot be paged back past the month of today', async () => {
    const { user } = show({ timeslotDays: () => Promise.resolve({ availableDates: [{ date: '2026-12-01' }] }) });
    await screen.findByRole('grid', { name: 'december 2026' });
    const back = await day('Föregående månad');
    await user.click(back);
    expect(screen.getByRole('grid', { name: 'november 2026' })).toBeTruthy();
    expect(back.getAttribute('aria-disabled')).toBe('true');
  });

  it('offer contact details when all are taken', async () => {
    show({ timeslotDays: () => Promise.resolve({ availableDates: [] }) });
    expect(
      await screen.findByText(
        'Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '018-123 45 60' }).getAttribute('href')).toBe('tel:+46181234560');
    expect(screen.getByRole('link', { name: 'dack.uppsala@harbour.example' }).getAttribute('href')).toBe(
      'mailto:dack.uppsala@harbour.example',
    );
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let attempts = 0;
    const { user } = show({
      timeslotDays: (workshop, query) => {
        attempts += 1;
        return attempts === 1
          ? Promise.reject(new TireHotelError('ServerError'))
          : wheelTimes().timeslotDays(workshop, query);
      },
    });
    await expectSpoken('Ett fel uppstod');
    expect(console.error).toHaveBeenCalledWith('tireHotel.failed', { code: 'ServerError' });
    await user.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });
});

describe('the times of a day', () => {
  it('show once each in ascending order', async () => {
    const timeslots = jest.fn<TireHotelGateway['timeslots']>(wheelTimes().timeslots);
    const { user } = show({ timeslots });
    await user.click(await day('torsdag 26 november 2026'));
    await clock('08:30');
    expect(clocks()).toEqual(['07:00', '08:30', '10:00']);
    expect(timeslots.mock.calls).toEqual([
      ['4711', { startDate: '2026-11-26', endDate: '2026-11-26', regNo: 'POL26K' }],
    ]);
    expect(screen.getByRole('heading', { name: 'Torsdag 26 november' })).toBeTruthy();
    await expectSpoken('3 lediga tider.');
    expect(form()).toBeNull();
  });

  it('are said to be on their way', async () => {
    const { answer, give } = heldAnswer<Timeslots>();
    const { user } = show({ timeslots: () => answer });
    await user.click(await day('torsdag 26 november 2026'));
    expect(screen.getAllByText('Hämtar tider...').length).toBeGreaterThan(0);
    give({ availableTimeSlotDates: [{ startTime: ['2026-11-26T08:30:00'] }] });
    expect(await clock('08:30')).toBeTruthy();
    expect(screen.queryByText('Hämtar tider...')).toBeNull();
  });

  it('that come after another day was chosen are dropped', async () => {
    const slow = heldAnswer<Timeslots>();
    const { user } = show({
      timeslots: (workshop, query) =>
        query.startDate === '2026-11-26' ? slow.answer : wheelTimes().timeslots(workshop, query),
    });
    await user.click(await day('torsdag 26 november 2026'));
    await user.click(await day('fredag 27 november 2026'));
    await clock('13:00');
    slow.give({ availableTimeSlotDates: [{ startTime: ['2026-11-26T08:30:00'] }] });
    await slow.answer;
    await waitFor(() => expect(clocks()).toEqual(['13:00']));
    expect(screen.getByRole('heading', { name: 'Fredag 27 november' })).toBeTruthy();
  });

  it('that come after the day was given back are dropped', async () => {
    const slow = heldAnswer<Timeslots>();
    const { user } = show({ timeslots: () => slow.answer });
    await user.click(await day('torsdag 26 november 2026'));
    await user.click(screen.getByRole('button', { name: 'Ändra datum' }));
    slow.give({ availableTimeSlotDates: [{ startTime: ['2026-11-26T08:30:00'] }] });
    await slow.answer;
    expect(clocks()).toEqual([]);
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let attempts = 0;
    const { user } = show({
      timeslots: (workshop, query) => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('cut')) : wheelTimes().timeslots(workshop, query);
      },
    });
    await user.click(await day('torsdag 26 november 2026'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Kunde inte hämta tider för valt datum.');
    await user.click(within(alert).getByRole('button', { name: 'Försök igen' }));
    expect(await clock('08:30')).toBeTruthy();
  });

  it('are left to the workshop where a day has none: the form shows without', async () => {
    const { user } = show();
    await user.click(await day('Nästa månad'));
    await user.click(await day('tisdag 1 december 2026'));
    await waitFor(() => expect(form()).not.toBeNull());
    expect(screen.getAllByText('Verkstaden återkommer med tid').length).toBeGreaterThan(0);
    expect(clocks()).toEqual([]);
  });

  it('open the form when one is chosen', async () => {
    const { user } = show();
    await user.click(await day('torsdag 26 november 2026'));
    await user.click(await clock('08:30'));
    expect(form()).not.toBeNull();
    expect((await clock('08:30')).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Ändra tid' }));
    expect(form()).toBeNull();
    expect(document.activeElement).toBe(await clock('07:00'));
    expect((await clock('08:30')).getAttribute('aria-pressed')).toBe('false');
  });

  it('are cleared with their day', async () => {
    const { user } = show();
    await user.click(await day('torsdag 26 november 2026'));
    await user.click(await clock('08:30'));
    await user.click(screen.getByRole('button', { name: 'Ändra datum' }));
    expect(form()).toBeNull();
    expect(clocks()).toEqual([]);
    expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-26');
  });
});

describe('who has booked already', () => {
  it('is led to what was booked', async () => {
    const { user, state } = showWheelPage(<BookingPage vehicle={wheelVehicle} onBack={onBack} onBooked={onBooked} />, {
      confirmation: wheelConfirmation,
    });
    expect(screen.getByText('Torsdag 26 november 2026, 08:30')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Visa bokningen' }));
    expect(state().page).toBe('confirmation');
  });
});
