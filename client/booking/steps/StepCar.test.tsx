/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { ShownBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { testPage, testSection } from '../../../test/fixtures/platform/fakeStories.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { readWireCode } from '../../../shared/booking/wireCode.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import { emptyDraft, stepShown } from '../state/bookingState.ts';
import { initialPage, pageShown } from '../../framework/pageState.ts';
import { BookingFieldsContext } from '../bookingFields.ts';
import { StepCar } from './StepCar.tsx';
import { expectFocusedHeading, findNotice, queryNotice } from '../../../test/fixtures/pages/announcements.ts';

const uppsala: Place = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: 'u', region: 'Uppsala län' };
const places = {
  autocomplete: (input: string) =>
    Promise.resolve(/^upp/i.test(input) ? [{ placeId: 'u', description: 'Uppsala, Uppsala län' }] : []),
  details: () => Promise.resolve(uppsala),
  reverse: () => Promise.resolve(uppsala),
};
const volvo = { brand: 'Volvo', model: 'V60', buildYear: 2021, hasServiceAgreement: false };

const plate = (): HTMLInputElement => screen.getByLabelText('Registreringsnummer');
const place = (): HTMLElement => screen.getByRole('combobox', { name: 'Ort, postnummer eller område' });
const describedBy = (field: HTMLElement): string | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const go = (): HTMLButtonElement => screen.getByRole('button', { name: 'Fortsätt' });

function knows(supported = true): jest.Mock<BookingGateway['car']> {
  return jest.fn((registrationNumber: string) =>
    Promise.resolve({ registrationNumber, ...volvo, isSupported: supported }),
  );
}

function show(car: BookingGateway['car'], draft = emptyDraft, changed: Partial<typeof places> = {}): ShownBooking {
  return showBooking(<StepCar />, { booking: { car }, places: { ...places, ...changed }, draft });
}

async function ask(shown: ShownBooking, number: string): Promise<void> {
  await shown.user.click(plate());
  await shown.user.paste(number);
  await shown.user.click(place());
  await shown.user.paste('Uppsala');
  await shown.user.click(go());
}

function answerPosition(answer: (...callbacks: Parameters<Geolocation['getCurrentPosition']>) => void): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: answer } });
}

beforeEach(() => enterBookingPage());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('the form for car and place', () => {
  it('writes the number in at most six capitals', async () => {
    const { user } = show(knows());
    expect(plate().placeholder).toBe('ABC 123');
    await user.type(plate(), 'abc 1234');
    expect(plate().value).toBe('ABC123');
  });

  it('takes a personal number of seven characters', async () => {
    const car = knows();
    const shown = show(car);
    await ask(shown, 'Mitt Bil');
    await waitFor(() => expect(car).toHaveBeenCalledWith('MITTBIL'));
  });

  it('names what is missing at its field, which gets the focus', async () => {
    const car = knows();
    const { user } = show(car);
    await user.click(go());
    expect(document.activeElement).toBe(plate());
    expect(plate().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(plate())).toBe('Skriv registreringsnumret.');
    await user.type(plate(), 'ABC123');
    expect(plate().hasAttribute('aria-invalid')).toBe(false);
    await user.click(go());
    expect(document.activeElement).toBe(place());
    expect(describedBy(place())).toBe('Skriv en ort, ett postnummer eller ett område.');
    expect(car).not.toHaveBeenCalled();
  });

  it('accepts a typed place that was not picked from the list', async () => {
    const car = knows();
    const shown = show(car);
    await ask(shown, 'abc 123');
    await waitFor(() => expect(shown.draft().displayState).toBe(2));
    expect(car).toHaveBeenCalledWith('ABC123');
    expect(shown.draft()).toMatchObject({
      car: { registrationNumber: 'ABC123', ...volvo },
      placeName: 'Uppsala',
      placeId: 'u',
      region: 'Uppsala län',
      lat: 59.86,
      lng: 17.64,
      services: {},
      bookingState: 2,
      maxBookingState: 4,
    });
  });

  it('requests no car when the place is unknown', async () => {
    const car = knows();
    const { user } = show(car);
    await user.type(plate(), 'ABC123');
    await user.type(place(), 'Atlantis');
    await user.click(go());
    expect(await screen.findByText(/Vi hittar inte den platsen/)).toBeTruthy();
    expect(car).not.toHaveBeenCalled();
  });

  it.each(['autocomplete', 'details'])('says that the place search fails (%s) instead of the place', async (call) => {
    const { user } = show(knows(), emptyDraft, { [call]: () => Promise.reject(new Error('502')) });
    await user.type(plate(), 'ABC123');
    await user.type(place(), 'Uppsala');
    await user.click(go());
    expect(await screen.findByText('Ortsökningen svarar inte just nu.')).toBeTruthy();
    expect(screen.queryByText(/Vi hittar inte den platsen/)).toBeNull();
  });

  it('leads to the workshops while the place search fails', async () => {
    const { user } = show(knows(), emptyDraft, { autocomplete: () => Promise.reject(new Error('502')) });
    await user.type(place(), 'Uppsala');
    const link = await screen.findByRole('link', { name: 'Alla verkstäder' });
    expect(link.getAttribute('href')).toBe('/anlaggningar?department_group=Workshop');
  });

  it('keeps a chosen place at once', async () => {
    const shown = show(knows());
    await shown.user.type(place(), 'Upp');
    await shown.user.click(await screen.findByRole('option'));
    await waitFor(() => expect(shown.draft()).toMatchObject({ placeName: 'Uppsala', region: 'Uppsala län' }));
    expect(shown.draft().car).toBeNull();
  });

  it('fills in the place from the device’s position', async () => {
    let found: PositionCallback = () => undefined;
    answerPosition((success) => {
      found = success;
    });
    const shown = show(knows());
    await shown.user.click(screen.getByRole('button', { name: 'Använd min position' }));
    expect(screen.getByRole('button', { name: 'Hämtar din position' }).getAttribute('aria-busy')).toBe('true');
    found({ coords: { latitude: 59.8601, longitude: 17.6402 } } as GeolocationPosition);
    await waitFor(() => expect(shown.draft()).toMatchObject({ placeName: 'Uppsala', lat: 59.86, lng: 17.64 }));
  });

  it('says what to allow when the position is refused', async () => {
    const shown = show(knows());
    answerPosition((_success, failure) => failure?.({ code: 1 } as GeolocationPositionError));
    await shown.user.click(screen.getByRole('button', { name: 'Använd min position' }));
    expect(await screen.findByText(/måste tillåtas använda platstjänster/)).toBeTruthy();
  });

  it.each([
    ['BrandNotSupported,Lada', /ingen verkstad för Lada/],
    ['ServerError', /^Något gick felFörsök igen om en stund\.$/],
  ])('explains %s under the form', async (code, words) => {
    const shown = show(() => Promise.reject(new BookingError(readWireCode(code))));
    await ask(shown, 'ABC123');
    const alert = await findNotice();
    expect(alert.textContent).toMatch(words);
    expect(plate().readOnly).toBe(false);
    expect(shown.draft().displayState).toBe(1);
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'booking_error', error_code: code }));
    expect(console.warn).toHaveBeenCalledWith('booking.failed', { where: 'car', code });
    await shown.user.type(plate(), '{Backspace}');
    expect(queryNotice()).toBeNull();
  });

  it.each([
    ['InvalidReg', /registreringsnummer, till exempel ABC 123/],
    ['VehicleNotFound', /inget fordon/],
  ])('explains %s at the number, which gets the focus', async (code, words) => {
    const shown = show(() => Promise.reject(new BookingError(readWireCode(code))));
    await ask(shown, 'ABC123');
    await waitFor(() => expect(describedBy(plate())).toMatch(words));
    expect(plate().getAttribute('aria-invalid')).toBe('true');
    expect(plate().closest('.plate')?.nextElementSibling?.id).toBe(plate().getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(plate());
    expect(queryNotice()).toBeNull();
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'booking_error', error_code: code }));
    await shown.user.type(plate(), '{Backspace}');
    expect(describedBy(plate())).toBeUndefined();
  });

  it.each([
    ['BrandNotSupported,Lada', 'Lada kan inte bokas här'],
    ['ServerError', 'Något gick fel'],
  ])('moves the focus to the heading of %s', async (code, heading) => {
    const shown = show(() => Promise.reject(new BookingError(readWireCode(code))));
    await ask(shown, 'ABC123');
    await expectFocusedHeading(heading);
  });

  it('offers the phone while the lookup fails', async () => {
    const shown = showBooking(
      <BookingFieldsContext value={{ supportMail: '', supportPhone: '010-123', damageHref: '' }}>
        <StepCar />
      </BookingFieldsContext>,
      { booking: { car: () => Promise.reject(new BookingError('ServerError')) }, places, draft: emptyDraft },
    );
    await ask(shown, 'ABC123');
    expect((await findNotice()).textContent).toContain('Ring 010-123 så bokar vi åt dig.');
  });

  it('points to the links above for a brand that is booked elsewhere', async () => {
    const shown = show(knows(false));
    await ask(shown, 'ABC123');
    expect((await findNotice()).textContent).toMatch(/Volvo bokar du via länken överst på sidan/);
    expect(shown.draft().car).toBeNull();
  });

  it('has the link of a brand that is booked elsewhere', async () => {
    const shown = show(knows(false));
    const links = ['Porsche', 'Volvo'].map((brand) => ({
      fields: { Link: { value: { text: `Boka tid för ${brand}`, href: `/boka-${brand.toLowerCase()}` } } },
    }));
    const header = testSection('BookingHeader', { BookingLinks: { value: links } });
    const layout = testPage([testSection('PageHeading'), header]);
    act(() => void shown.store.dispatch(pageShown({ ...initialPage, layout })));
    await ask(shown, 'ABC123');
    const link = await screen.findByRole('link', { name: 'Boka tid för Volvo' });
    expect(link.getAttribute('href')).toBe('/boka-volvo');
  });

  it('sends one request however often it is pressed', async () => {
    let answer: (value: Awaited<ReturnType<BookingGateway['car']>>) => void = () => undefined;
    const car = jest.fn<BookingGateway['car']>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const shown = show(car);
    await ask(shown, 'ABC123');
    const busy = await screen.findByRole('button', { name: 'Söker bilen' });
    await shown.user.click(busy);
    await shown.user.type(plate(), '{Enter}');
    expect(car).toHaveBeenCalledTimes(1);
    answer({ registrationNumber: 'ABC123', ...volvo, isSupported: true });
    await waitFor(() => expect(shown.draft().displayState).toBe(2));
  });

  it.each(['InvalidReg', 'VehicleNotFound'])('gives the phone number for a car that it refuses (%s)', async (code) => {
    const shown = showBooking(
      <BookingFieldsContext value={{ supportMail: '', supportPhone: '010-123 45 00', damageHref: '' }}>
        <StepCar />
      </BookingFieldsContext>,
      { booking: { car: () => Promise.reject(new BookingError(readWireCode(code))) }, places, draft: emptyDraft },
    );
    await ask(shown, 'BOSSE1');
    await waitFor(() => expect(describedBy(plate())).toContain('Hör av dig på 010-123 45 00 om numret är rätt.'));
  });

  it('has what was typed in neither log nor data layer', async () => {
    const shown = show(() => Promise.reject(new BookingError('InvalidReg')));
    await ask(shown, 'XYZ987');
    await waitFor(() => expect(describedBy(plate())).toBeTruthy());
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/XYZ987|Uppsala/);
  });
});

describe('a car that is being booked', () => {
  it('shows its current step when nothing was changed', async () => {
    const car = knows();
    const shown = showBooking(<StepCar />, { booking: { car }, places });
    shown.store.dispatch(stepShown(1));
    const { services } = shown.draft();
    await shown.user.click(go());
    await waitFor(() => expect(shown.draft().displayState).toBe(4));
    expect(shown.draft().services).toBe(services);
    expect(car).not.toHaveBeenCalled();
  });

  it('starts anew with another number', async () => {
    const shown = showBooking(<StepCar />, { booking: { car: knows() }, places });
    await shown.user.clear(plate());
    await shown.user.type(plate(), 'ABC123');
    await shown.user.click(go());
    await waitFor(() => expect(shown.draft().displayState).toBe(2));
    expect(shown.draft()).toMatchObject({ services: {}, milage: null, location: null, bookingState: 2 });
  });
});
