import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { bookedService } from '../../test/fixtures/booking/bookingDraft.ts';
import { englishPage, swedishTexts } from '../../test/fixtures/pages/englishPage.ts';
import { createSearch } from '../../test/fixtures/booking/fakeBooking.ts';
import { category, offering } from '../../test/fixtures/booking/offerings.ts';
import { enterBookingPage, showBooking } from '../../test/fixtures/booking/showBooking.tsx';
import { relabelSelections } from './state/bookingThunks.ts';
import { StepAddons } from './steps/StepAddons.tsx';
import { StepCar } from './steps/StepCar.tsx';
import { StepConfirmation } from './steps/StepConfirmation.tsx';
import { StepContact } from './steps/StepContact.tsx';
import { StepServices } from './steps/StepServices.tsx';
import { StepWorkshop } from './steps/StepWorkshop.tsx';
import { loadSummary } from './summary/lateSummary.ts';
import { SummaryPanel } from './summary/SummaryPanel.tsx';

const offers = () => Promise.resolve([category('Servicing', [offering('oil', { name: 'Oil change' })])]);
const booked = {
  bookingInfo: { id: 'B-17', registrationNumber: 'POL26K', kobraProductIds: [], link: 's3cret' },
  bookingState: 5,
  displayState: 5,
};

function show(part: ReactNode, draft = {}): void {
  const booking = { services: offers, addons: offers, closestAvailable: createSearch(1) };
  showBooking(part, { page: englishPage, booking, draft });
}

beforeAll(loadSummary);
beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the workshop booking in English', () => {
  it.each<[string, ReactNode, RegExp, object]>([
    ['the car', <StepCar />, /^Continue$/, {}],
    ['services', <StepServices />, /^Oil change/, {}],
    ['extras', <StepAddons />, /^Oil change/, {}],
    ['workshops', <StepWorkshop />, /^Best matching workshops$/, {}],
    ['contact details', <StepContact />, /^First name/, {}],
    ['the confirmation', <StepConfirmation />, /^View, change or cancel$/, booked],
    ['the summary', <SummaryPanel awaited={false} />, /^Your selection$/, {}],
  ])('shows no built-in Swedish text in the step of %s', async (_step, part, landmark, draft) => {
    show(part, draft);
    await screen.findAllByText(landmark);
    expect(swedishTexts(document.body.innerHTML, ['booking', 'workshop', 'leadForm'])).toEqual([]);
  });

  it('names what was chosen in Swedish in English once the page is in English', async () => {
    const services = { oil: bookedService({ name: 'Oljebyte', category: 'Service' }) };
    const { store, draft } = showBooking(<SummaryPanel awaited={false} />, {
      page: englishPage,
      booking: { services: offers },
      draft: { services, language: 'sv' },
    });
    await act(() => store.dispatch(relabelSelections()));
    expect(draft().services['oil']).toEqual({ ...services.oil, name: 'Oil change', category: 'Servicing' });
  });

  it('leads from the confirmation to the English page of the booking', () => {
    show(<StepConfirmation />, booked);
    const manage = screen.getByText('View, change or cancel').closest('a');
    expect(manage?.getAttribute('href')).toBe('/en/workshop/booking#s3cret');
  });
});
