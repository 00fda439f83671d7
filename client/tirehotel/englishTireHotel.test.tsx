import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { englishPage, swedishTexts } from '../../test/fixtures/pages/englishPage.ts';
import { showWheelPage, wheelConfirmation, wheelVehicle } from '../../test/fixtures/tirehotel/showWheelPage.tsx';
import { BookingPage } from './booking/BookingPage.tsx';
import { ConfirmationPage } from './confirmation/ConfirmationPage.tsx';
import { LoggedInPage } from './pages/LoggedInPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import type { TirePage } from './tireHotelState.ts';

const none = (): void => undefined;
const confirmation = <ConfirmationPage confirmation={wheelConfirmation} onOtherCar={none} />;

function show(part: ReactNode, page: TirePage): void {
  showWheelPage(part, { page, confirmation: page === 'confirmation' ? wheelConfirmation : null, site: englishPage });
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(cleanup);

describe('the tyre hotel in English', () => {
  it.each<[TirePage, ReactNode, RegExp]>([
    ['search', <SearchPage onTyped={() => undefined} />, /^Continue$/],
    ['loggedIn', <LoggedInPage vehicle={wheelVehicle} onBook={none} onOtherCar={none} />, /Volvo XC60/],
    ['booking', <BookingPage vehicle={wheelVehicle} onBack={none} onBooked={none} />, /November 2026/],
    ['confirmation', confirmation, /^Change or cancel$/],
  ])('shows no built-in Swedish text on the page "%s"', async (page, part, landmark) => {
    show(part, page);
    await screen.findAllByText(landmark);
    expect(swedishTexts(document.body.innerHTML, ['tireHotel', 'leadForm'])).toEqual([]);
  });

  it('leads from the confirmation to the English page of the booking', () => {
    show(confirmation, 'confirmation');
    const manage = screen.getByRole('link', { name: 'Change or cancel' });
    expect(manage.getAttribute('href')).toBe('/en/workshop/booking#a-link');
  });
});
