import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { readContact, readDraft } from './readDraft.ts';

/** Storage key on the device, shared by reloads and other tabs: draft, contact and time of an attempt. */
const deviceKey = 'serviceBookingOpen';

/** Maximum age of the stored attempt, ms. */
const maxAgeMs = 24 * 60 * 60 * 1000;

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An attempt to book with unknown outcome. */
interface OpenAttempt {
  draft: BookingStore;
  /** Null when the contact details cannot be read. */
  contact: BookingContact | null;
}

/** The stored attempt of unknown outcome; null without one. Removes one older than 24 hours. */
export function openAttempt(device: DeviceStorage | null, now: number): OpenAttempt | null {
  try {
    const stored = read(device);
    if (!stored) return null;
    const draft = readDraft(stored.draft);
    const isFresh = typeof stored.savedAt === 'number' && now - stored.savedAt < maxAgeMs;
    if (draft?.outcomeUnknown && isFresh) return { draft, contact: readContact(stored.contact) };
    device?.removeItem(deviceKey);
  } catch {
    // a refused storage counts as empty
  }
  return null;
}

/** True when a draft that has not been sent would book the car of an open attempt again. */
export function wouldBookAgain({ car, bookingInfo, outcomeUnknown }: BookingStore, { draft }: OpenAttempt): boolean {
  return !bookingInfo && !outcomeUnknown && car !== null && car.registrationNumber === draft.car?.registrationNumber;
}

/** Stores an attempt on the device, keeping the time of its first storing. */
export function keepOpenAttempt(device: DeviceStorage | null, attempt: OpenAttempt, now: number): void {
  try {
    const before = read(device);
    const isSame = before?.draft?.requestKey === attempt.draft.requestKey;
    const savedAt = isSame && typeof before.savedAt === 'number' ? before.savedAt : now;
    device?.setItem(deviceKey, JSON.stringify({ ...attempt, savedAt }));
  } catch {
    // without a storage a reload loses the contact details
  }
}

/** Removes an attempt whose outcome is known or no longer matters; another attempt stays. */
export function forgetOpenAttempt(device: DeviceStorage | null, requestKey: string): void {
  try {
    if (read(device)?.draft?.requestKey === requestKey) device?.removeItem(deviceKey);
  } catch {
    // a refused storage counts as empty
  }
}

type Stored = { draft?: { requestKey?: unknown }; contact?: unknown; savedAt?: unknown } | null;

function read(device: DeviceStorage | null): Stored {
  return JSON.parse(device?.getItem(deviceKey) ?? 'null') as Stored;
}
