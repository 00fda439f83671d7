import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  chooseWheelTime,
  fillInContact,
  showWheelPage,
  wheelConfirmation,
  wheelVehicle,
} from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { BookingPage } from './BookingPage.tsx';

const request = {
  bookingDate: '2026-11-26T08:30:00',
  bookingStart: '2026-11-26T08:30:00',
  regNo: 'POL26K',
  freeText: 'Hej',
  customer: { firstName: 'Kaisa', lastName: 'Lindqvist', email: 'karin@exempel.se', phoneMobile: '0701234567' },
};
const session = {
  validated: { status: 0, vehicles: [wheelVehicle] },
  confirmation: null,
  attempt: { key: 'k-1', request, canCheck: true },
};
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

afterEach(cleanup);

it('a booking of unknown outcome in another tab is shown with what that tab sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const book = jest.fn<TireHotelGateway['book']>().mockResolvedValue(wheelConfirmation);
  book.mockRejectedValueOnce(new TireHotelError('BookingOpen'));
  const shown = showWheelPage(
    <BookingPage vehicle={wheelVehicle} onBack={() => undefined} onBooked={() => undefined} />,
    { tireHotel: { book, session: () => Promise.resolve(session) } },
  );
  await chooseWheelTime(shown);
  await fillInContact(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Genomför bokning' }));
  await expectSpoken('Vi vet inte om bokningen gick fram');
  expect([field('Förnamn').value, field('Kommentar (valfritt)').value]).toEqual(['Kaisa', 'Hej']);
  await shown.user.click(screen.getByRole('button', { name: 'Kontrollera igen' }));
  await waitFor(() => expect(book.mock.calls[1]).toEqual(['4711', request, 'k-1']));
});
