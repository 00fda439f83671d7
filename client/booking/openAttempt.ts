import type { BookingContact } from '../../shared/booking/bookingRequestOf.ts';
import type { BookingStore } from '../../shared/booking/BookingStore.ts';
import { readContact, readDraft } from './readDraft.ts';

/** Of the device, so that a reload and another tab find it: what was sent, by whom, and when. */
const deviceKey = 'serviceBookingOpen';

/** How long what was typed is kept, ms. */
const longestKept = 24 * 60 * 60 * 1000;

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An attempt to book of unknown outcome. */
interface OpenAttempt {
  draft: BookingStore;
  /** Null where what was typed cannot be read. */
  contact: BookingContact | null;
}

/** The attempt of unknown outcome that the device keeps; null without one. One of more than 24 hours ago is removed. */
export function openAttempt(device: DeviceStorage | null, now: number): OpenAttempt | null {
  try {
    const stored = read(device);
    if (!stored) return null;
    const draft = readDraft(stored.draft);
    const isFresh = typeof stored.savedAt === 'number' && now - stored.savedAt < longestKept;
    if (draft?.outcomeUnknown && isFresh) return { draft, contact: readContact(stored.contact) };
    device?.removeItem(deviceKey);
  } catch {
    // a storage that is refused holds nothing
  }
  return null;
}

/** True when a draft that has sent nothing would book the car of an open attempt again. */
export function wouldBookAgain({ car, bookingInfo, outcomeUnknown }: BookingStore, { draft }: OpenAttempt): boolean {
  return !bookingInfo && !outcomeUnknown && car !== null && car.registrationNumber === draft.car?.registrationNumber;
}

/** Keeps an attempt on the device, from its first time on. */
export function keepOpenAttempt(device: DeviceStorage | null, attempt: OpenAttempt, now: number): void {
  try {
    const before = read(device);
    const isSame = before?.draft?.requestKey === attempt.draft.requestKey;
    const savedAt = isSame && typeof before.savedAt === 'number' ? before.savedAt : now;
    device?.setItem(deviceKey, JSON.stringify({ ...attempt, savedAt }));
  } catch {
    // without a storage a reload loses what was typed
  }
}

/** Removes an attempt whose outcome is known or does not matter any more; another one stays. */
export function forgetOpenAttempt(device: DeviceStorage | null, requestKey: string): void {
  try {
    if (read(device)?.draft?.requestKey === requestKey) device?.removeItem(deviceKey);
  } catch {
    // a storage that is refused holds nothing
  }
}

type Stored = { draft?: { requestKey?: unknown }; contact?: unknown; savedAt?: unknown } | null;

function read(device: DeviceStorage | null): Stored {
  return JSON.parse(device?.getItem(deviceKey) ?? 'null') as Stored;
}
