import { describe, expect, it } from '@jest/globals';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { emptyDraft } from './bookingState.ts';
import { allowedView, searchOfView, viewInSearch, currentView } from './stepAddress.ts';

const car = { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021, hasServiceAgreement: false };
const service: BookingStore['services'][string] = {
  name: 'Hjulskifte',
  price: 495,
  priceKnown: true,
  priceDiscount: null,
  category: 'Däck',
  type: 'service',
  unit: 1,
  unitAbbreviation: '',
  userInput: '',
};
const slot = { timeslot: '2026-11-26T09:30:00', isFullDay: false };

function draftAt(step: number, change: Partial<BookingStore> = {}): BookingStore {
  const services = step > 2 ? { hjulskifte: service } : {};
  return { ...emptyDraft, car, services, bookingState: step, displayState: step, maxBookingState: 4, ...change };
}

describe('the address of a step', () => {
  it('names every step except the first', () => {
    expect(searchOfView('', 'addons')).toBe('?step=addons');
    expect(searchOfView('?step=addons', 'car')).toBe('');
  });

  it('is read back', () => {
    expect(viewInSearch('?step=contact')).toBe('contact');
    expect(viewInSearch('')).toBeNull();
  });

  it('keeps other parameters', () => {
    expect(searchOfView('?utm_source=mail&step=services', 'workshop')).toBe('?utm_source=mail&step=workshop');
  });

  it.each(['?step=', '?step=7', '?step=constructor'])('%s names none', (search) => {
    expect(viewInSearch(search)).toBeNull();
  });
});

describe('what shows', () => {
  it('is the displayed step', () => {
    expect(currentView(emptyDraft)).toBe('car');
    expect(currentView(draftAt(3))).toBe('addons');
  });

  it('is the last step whose requirements are met', () => {
    expect(currentView(draftAt(4, { services: {} }))).toBe('services');
    expect(currentView(draftAt(3, { car: null }))).toBe('car');
  });

  it('is the contact form once a time is chosen', () => {
    expect(currentView(draftAt(4, { slot, contactOpen: true }))).toBe('contact');
  });

  it('is the list of workshops while the time is being changed', () => {
    expect(currentView(draftAt(4, { slot, contactOpen: false }))).toBe('workshop');
    expect(currentView(draftAt(4, { contactOpen: true }))).toBe('workshop');
  });

  it('is always the confirmation once it is booked', () => {
    const booked = draftAt(4, { bookingInfo: { id: '1', registrationNumber: 'ABC123', kobraProductIds: [] } });
    expect(currentView(booked)).toBe('done');
    expect(allowedView(booked, 'services')).toBe('done');
  });
});

describe('an address whose step is not reached', () => {
  it('shows the furthest step that can show', () => {
    expect(allowedView(emptyDraft, 'contact')).toBe('car');
    expect(allowedView(draftAt(2), 'workshop')).toBe('services');
    expect(allowedView(draftAt(3), 'done')).toBe('addons');
    expect(allowedView(draftAt(4), 'contact')).toBe('workshop');
    expect(allowedView(draftAt(4, { slot, contactOpen: true }), 'done')).toBe('contact');
  });

  it('shows what it asks for when that was reached', () => {
    expect(allowedView(draftAt(4, { slot }), 'contact')).toBe('contact');
    expect(allowedView(draftAt(4), 'services')).toBe('services');
  });

  it('leads back to the form whose outcome nobody knows', () => {
    expect(allowedView(draftAt(4, { slot, contactOpen: true, outcomeUnknown: true }), 'services')).toBe('contact');
  });
});
