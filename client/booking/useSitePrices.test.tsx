import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { bookedService } from '../../test/fixtures/booking/bookingDraft.ts';
import { createSearch } from '../../test/fixtures/booking/fakeBooking.ts';
import { enterBookingPage, showBooking } from '../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../shared/booking/BookingError.ts';
import type { PriceQuery } from '../../shared/booking/BookingGateway.ts';
import type { Offer } from '../../shared/booking/BookingTypes.ts';
import { StepWorkshop } from './steps/StepWorkshop.tsx';
import { queryNotice } from '../../test/fixtures/pages/announcements.ts';

const services = {
  originalservice: bookedService(),
  lanebil: bookedService({ name: 'Lånebil', price: 400, type: 'addon', unit: 2 }),
};
const offersOf: Partial<Record<string, Offer[]>> = {
  D1: [
    { code: 'originalservice', price: 1795 },
    { code: 'lanebil', price: 100 },
  ],
  // no price for the add-on
  D2: [{ code: 'originalservice', price: 1890 }],
};
const priceLine = (department: string): HTMLElement | null =>
  document.querySelector(`[data-department="${department}"] .workshop-card-price`);
const shown = (department: string): string | undefined => priceLine(department)?.textContent.replaceAll(/\s/gu, ' ');

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the price on a workshop card', () => {
  it('is missing where one service has no price', async () => {
    const asked: PriceQuery[] = [];
    showBooking(<StepWorkshop />, {
      draft: { services, location: null },
      booking: {
        closestAvailable: createSearch(3),
        prices: (query) => {
          asked.push(query);
          const offers = offersOf[query.departmentId];
          return offers ? Promise.resolve(offers) : Promise.reject(new BookingError('ServerError'));
        },
      },
    });
    await waitFor(() => expect(shown('D1')).toBe('Totalt 1 995 kr'));
    await waitFor(() => expect(asked.map(({ departmentId }) => departmentId)).toEqual(['D1', 'D2', 'D3']));
    expect(shown('D2')).toBe('');
    expect(shown('D3')).toBe('');
    expect(queryNotice()).toBeNull();
    expect(window.dataLayer?.filter((event) => JSON.stringify(event).includes('prices'))).toEqual([]);
  });

  it('is a minimum when some of the work has no price', async () => {
    showBooking(<StepWorkshop />, {
      draft: { services: { ...services, felsokning: bookedService({ price: 0, priceKnown: false }) }, location: null },
      booking: { closestAvailable: createSearch(1), prices: () => Promise.resolve(offersOf['D1'] ?? []) },
    });
    await waitFor(() => expect(shown('D1')).toBe('Totalt från 1 995 kr'));
  });

  it('is requested for one workshop at a time', async () => {
    const waiting: (() => void)[] = [];
    showBooking(<StepWorkshop />, {
      draft: { services, location: null },
      booking: {
        closestAvailable: createSearch(2),
        prices: ({ departmentId }) =>
          new Promise((resolve) => {
            waiting.push(() => resolve(offersOf[departmentId] ?? []));
          }),
      },
    });
    await screen.findByText('Det finns inga fler anläggningar som passar.');
    expect(waiting).toHaveLength(1);
    expect(shown('D1')).toBe('');
    waiting[0]?.();
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(shown('D1')).toBe('Totalt 1 995 kr');
  });
});
