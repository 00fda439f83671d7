import { describe, expect, it } from '@jest/globals';
import { restoredDraft, storeDraft } from './bookingSession.ts';
import { emptyDraft } from './bookingState.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const draft = {
  ...emptyDraft,
  car: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021, hasServiceAgreement: true },
  bookingState: 3,
  displayState: 2,
  maxBookingState: 4,
  placeName: 'Uppsala',
  timeKinds: ['evening' as const],
};

class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

function storageWith(text: string): FakeStorage {
  const storage = new FakeStorage();
  storage.setItem('serviceBooking', text);
  return storage;
}

describe('a draft in the session', () => {
  it('is restored unchanged from its only key', () => {
    const storage = new FakeStorage();
    expect(storeDraft(storage, draft, now)).toBe(true);
    expect([...storage.kept.keys()]).toEqual(['serviceBooking']);
    expect(restoredDraft(storage, now + 23 * hour)).toEqual(draft);
  });

  it('is forgotten after a day', () => {
    const storage = new FakeStorage();
    storeDraft(storage, draft, now);
    expect(restoredDraft(storage, now + 24 * hour)).toBe(emptyDraft);
  });

  it('leaves nothing once it is empty', () => {
    const storage = storageWith('{}');
    storeDraft(storage, emptyDraft, now);
    expect(storage.kept.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify(draft)],
    ['a kind of times that there is none of', JSON.stringify({ ...draft, savedAt: now, timeKinds: ['night'] })],
    ['a step that there is none of', JSON.stringify({ ...draft, savedAt: now, bookingState: 9 })],
    ['a car without a number', JSON.stringify({ ...draft, savedAt: now, car: { brand: 'Volvo' } })],
    ['services that are none', JSON.stringify({ ...draft, savedAt: now, services: { a: 1 } })],
    ['a field that is missing', JSON.stringify({ ...draft, savedAt: now, requestKey: undefined })],
  ])('is the empty one when the session holds %s', (_what, text) => {
    expect(restoredDraft(storageWith(text), now)).toBe(emptyDraft);
  });

  it('has nothing that is no part of a draft', () => {
    const odd = JSON.stringify({ ...draft, savedAt: now, email: 'anna@example.se' });
    expect(restoredDraft(storageWith(odd), now)).toEqual(draft);
  });

  it('is empty when the storage is refused', () => {
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
      removeItem: () => undefined,
    };
    expect(restoredDraft(refused, now)).toBe(emptyDraft);
    expect(storeDraft(refused, draft, now)).toBe(false);
    expect(restoredDraft(null, now)).toBe(emptyDraft);
    expect(storeDraft(null, draft, now)).toBe(false);
  });
});
