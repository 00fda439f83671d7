/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { bookingDraft } from '../../../test/fixtures/booking/bookingDraft.ts';
import { testClock } from '../../../test/fixtures/testClock.ts';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { startBooking } from './bookingSession.ts';
import { bookingReset, contactTyped, outcomeLost, requestKeyMade, selectContact, selectDraft } from './bookingState.ts';

const contact = {
  firstName: 'Karin',
  lastName: 'Lindqvist',
  phone: '0701234567',
  email: 'karin@exempel.se',
  message: '',
};
const requestKey = '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10';
const hourMs = 3_600_000;

function memory(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
}

/** A tab of a device, which may share its session with the tab before a reload. */
function tab(device: ReturnType<typeof memory>, session = memory(), clock = testClock('2026-11-23T08:00:00.000Z')) {
  const store = testStore(fakeCatalogue(0).gateways);
  startBooking(store, clock, session, device);
  return { store, session, draft: () => selectDraft(store.getState()), typed: () => selectContact(store.getState()) };
}

/** A device with an attempt of unknown outcome, and the tab that made it. */
function lostAttempt() {
  const device = memory();
  const session = memory({
    serviceBooking: JSON.stringify({ ...bookingDraft, savedAt: Date.parse('2026-11-23T07:59:00.000Z') }),
  });
  const first = tab(device, session);
  first.store.dispatch(contactTyped(contact));
  expect(device.held.size).toBe(0);
  first.store.dispatch(requestKeyMade(requestKey));
  first.store.dispatch(outcomeLost());
  return { device, session, first };
}

describe('an attempt to book of unknown outcome', () => {
  it('is restored in any tab after a reload', () => {
    const { device, session } = lostAttempt();
    for (const other of [tab(device, session), tab(device)]) {
      expect(other.draft()).toMatchObject({ outcomeUnknown: true, requestKey });
      expect(other.typed()).toEqual(contact);
    }
  });

  it('leaves nothing of it on the device when one starts over', () => {
    const { device, session, first } = lostAttempt();
    first.store.dispatch(bookingReset());
    expect([...device.held.values(), ...session.held.values()].join()).toBe('');
    expect(tab(device).draft().outcomeUnknown).toBe(false);
  });

  it('is forgotten after 24 hours', () => {
    const { device } = lostAttempt();
    const late = testClock('2026-11-23T08:00:00.000Z');
    late.advance(24 * hourMs);
    expect(tab(device, memory(), late).typed()).toBeNull();
    expect(device.held.size).toBe(0);
  });

  it('replaces only a draft for the same car in another tab', () => {
    const { device } = lostAttempt();
    const sessionWith = (registrationNumber: string) => {
      const car = { ...bookingDraft.car, registrationNumber };
      return memory({
        serviceBooking: JSON.stringify({ ...bookingDraft, car, savedAt: Date.parse('2026-11-23T07:59:00.000Z') }),
      });
    };
    expect(tab(device, sessionWith('POL26K')).draft()).toMatchObject({ outcomeUnknown: true, requestKey });
    expect(tab(device, sessionWith('ABC123')).draft().outcomeUnknown).toBe(false);
  });
});
