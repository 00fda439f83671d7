/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { platesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { writtenForms } from '../../../shared/site/plateWriter.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { emptyDraft } from '../state/bookingState.ts';
import { SummaryContent } from '../summary/SummaryContent.tsx';
import { StepCar } from './StepCar.tsx';

const plates = platesOfCountry('de');
const { example, maxLength, look, inText } = plates;
const plate = {
  example,
  maxLength,
  personalLength: maxLength,
  look,
  inText,
  written: writtenForms(plates),
  adjective: '',
};
const page = { context: { ...testSite, language: 'de', plate }, texts: dictionaryTexts('de') };
const place = { name: 'Berlin', latitude: 52.5, longitude: 13.4, placeId: 'b', region: 'Berlin' };
const places = {
  autocomplete: () => Promise.resolve([{ placeId: 'b', description: 'Berlin' }]),
  details: () => Promise.resolve(place),
};

function show() {
  const car = jest.fn<BookingGateway['car']>((registrationNumber) =>
    Promise.resolve({
      ...{ registrationNumber, brand: 'VW', model: 'Golf', buildYear: 2020 },
      ...{ hasServiceAgreement: false, isSupported: true },
    }),
  );
  const content = (
    <>
      <StepCar />
      <SummaryContent />
    </>
  );
  return { car, ...showBooking(content, { booking: { car }, places, draft: emptyDraft, page }) };
}

const field = (): HTMLInputElement => screen.getByLabelText('Kennzeichen');

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('a German number', () => {
  it.each([
    ['fr-al 1234', 'FR-AL1234', 'FR-AL 1234'],
    ['FR AL1234', 'FR-AL1234', 'FR-AL 1234'],
    ['ma1', 'M-A1', 'M-A 1'],
  ])('typed as %s is booked as %s', async (typed, booked, written) => {
    const { user, car } = show();
    await user.type(field(), typed);
    await user.type(screen.getByRole('combobox'), 'Berlin');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(car).toHaveBeenCalledWith(booked));
    expect(await screen.findByText(written)).toBeTruthy();
  });

  it('without the hyphen that tells cars apart asks for it', async () => {
    const { user, car } = show();
    await user.type(field(), 'bab123');
    await user.type(screen.getByRole('combobox'), 'Berlin');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    expect(document.activeElement).toBe(field());
    expect(screen.getByText('Schreiben Sie den Bindestrich: B-AB 123 / BA-B 123?')).toBeTruthy();
    expect(car).not.toHaveBeenCalled();
    await user.clear(field());
    await user.type(field(), 'ba-b 123');
    expect(field().value).toBe('BA-B 123');
    await user.click(screen.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(car).toHaveBeenCalledWith('BA-B123'));
  });
});
