/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { bookingDraft } from '../../../test/fixtures/booking/bookingDraft.ts';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { startBooking, storeDraft } from './bookingSession.ts';
import { booked, bookingReset, contactTyped, emptyDraft, selectContact, selectDraft } from './bookingState.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

/** Opens a page of a tab whose session has this draft. */
function openPage() {
  const storage = memory();
  storeDraft(storage, bookingDraft, now);
  const store = testStore(fakeCatalogue(0).gateways);
  startBooking(store, { now: () => new Date(now) }, storage, memory());
  return { storage, draft: () => selectDraft(store.getState()) };
}

const comeBack = (): void => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('typed contact details', () => {
  const contact = {
    firstName: 'Karin',
    lastName: 'Ek',
    phone: '070-123 45 67',
    email: 'karin@exempel.se',
    message: '',
  };
  const openTab = (storage: ReturnType<typeof memory>) => {
    const store = testStore(fakeCatalogue(0).gateways);
    startBooking(store, { now: () => new Date(now) }, storage, memory());
    return store;
  };

  it('survive a reload', () => {
    const storage = memory();
    storeDraft(storage, bookingDraft, now);
    openTab(storage).dispatch(contactTyped(contact));
    expect(selectContact(openTab(storage).getState())).toEqual(contact);
  });

  it.each([
    ['is booked', booked({ id: '1', registrationNumber: 'ABC123', kobraProductIds: [] })],
    ['begins again', bookingReset()],
  ])('are removed once the booking %s', (_what, end) => {
    const storage = memory();
    storeDraft(storage, bookingDraft, now);
    const store = openTab(storage);
    store.dispatch(contactTyped(contact));
    store.dispatch(end);
    store.dispatch(contactTyped({ ...contact })); // by the form, which is removed then
    expect(storage.getItem('serviceBooking') ?? '').not.toContain('karin');
  });

  it('are forgotten with a draft that is too old', () => {
    const storage = memory();
    storeDraft(storage, bookingDraft, now - 25 * 3_600_000, contact);
    expect(selectContact(openTab(storage).getState())).toBeNull();
  });
});

describe('a booking page that returns from the back-forward cache', () => {
  it('forgets the booking that a later page has ended', () => {
    const { storage, draft } = openPage();
    expect(draft().car).toEqual(bookingDraft.car);
    storeDraft(storage, emptyDraft, now);
    comeBack();
    expect(draft()).toEqual(emptyDraft);
  });

  it('keeps its own draft when no later page has changed it', () => {
    const { draft } = openPage();
    const before = draft();
    comeBack();
    expect(draft()).toBe(before);
  });
});
