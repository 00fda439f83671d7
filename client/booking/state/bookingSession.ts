import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { AppStore } from '../../app/store.ts';
import { logDebug } from '../../browser/logDebug.ts';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { sessionStorageOrNull } from '../../browser/sessionStorageOrNull.ts';
import { localStorageOrNull } from '../../browser/localStorageOrNull.ts';
import {
  bookingSlice,
  contactTyped,
  draftRestored,
  emptyDraft,
  selectContact,
  selectDraft,
  selectRestored,
} from './bookingState.ts';
import { forgetOpenAttempt, keepOpenAttempt, openAttempt, wouldBookAgain } from './openAttempt.ts';
import { readContact, readDraft } from './readDraft.ts';
import { currentView } from './stepAddress.ts';
import type { BookingView } from './stepAddress.ts';

/** Session storage key for the draft as JSON and its time of writing; each tab has its own booking. */
const sessionKey = 'serviceBooking';

/** Maximum age of an abandoned draft, ms. */
const maxAgeMs = 24 * 60 * 60 * 1000;

type BookingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The session's draft; the empty one when there is none, it is too old, or it is invalid. */
export function restoredDraft(storage: BookingStorage | null, now: number): BookingStore {
  try {
    const stored = JSON.parse(storage?.getItem(sessionKey) ?? 'null') as { savedAt?: unknown } | null;
    const age = typeof stored?.savedAt === 'number' ? now - stored.savedAt : maxAgeMs;
    return (age < maxAgeMs ? readDraft(stored) : null) ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/**
 * Stores the draft for the session, with its view unless that is the first step.
 * Contact details are stored with it until it is booked. An empty draft removes the entry. False when the storage is
 * refused or full.
 */
export function storeDraft(
  storage: BookingStorage | null,
  draft: BookingStore,
  now: number,
  typed: BookingContact | null = null,
): boolean {
  try {
    if (!storage) return false;
    if (draft === emptyDraft) storage.removeItem(sessionKey);
    else {
      const contact = draft.bookingInfo ? null : typed;
      storage.setItem(sessionKey, JSON.stringify({ ...draft, ...toStoredView(draft), contact, savedAt: now }));
    }
    return true;
  } catch {
    return false;
  }
}

/** Contact details stored with the draft. */
function restoredContact(storage: BookingStorage | null): BookingContact | null {
  try {
    return readContact((JSON.parse(storedText(storage) ?? '{}') as { contact?: unknown }).contact);
  } catch {
    return null;
  }
}

function storedText(storage: BookingStorage | null): string | null {
  try {
    return storage?.getItem(sessionKey) ?? null;
  } catch {
    return null;
  }
}

/** View to restore before the page paints, see resumeKeyOf. */
function toStoredView(draft: BookingStore): { view?: BookingView } {
  const view = currentView(draft);
  return view === 'car' ? {} : { view };
}

/**
 * Adds the booking to a tab's store: its reducer and the session's draft, then saves every change.
 * Contact details are stored for the session, too, until the booking is made.
 * An attempt of unknown outcome is stored on the device with the contact details: a new tab resumes it, and so does a
 * tab with a draft for the same car. Repeated calls for a store do nothing. Browser only.
 */
export function startBooking(
  store: AppStore,
  clock: Clock,
  storage: BookingStorage | null = sessionStorageOrNull(),
  device: BookingStorage | null = localStorageOrNull(),
): void {
  if (selectRestored(store.getState())) return;
  store.addReducer('booking', bookingSlice.reducer);
  const now = (): number => clock.now().getTime();
  const session = restoredDraft(storage, now());
  const open = openAttempt(device, now());
  const takesOver = open !== null && (session === emptyDraft || wouldBookAgain(session, open));
  const goesOn = takesOver || (open !== null && session.requestKey === open.draft.requestKey);
  // before the draft: the form reads the contact details when it mounts
  let previousContact = goesOn ? open.contact : session === emptyDraft ? null : restoredContact(storage);
  if (previousContact) store.dispatch(contactTyped(previousContact));
  store.dispatch(draftRestored(takesOver ? open.draft : session));
  let previousDraft = selectDraft(store.getState());
  let previousText = storedText(storage);
  onPageRestored(() => {
    // a later page of the tab has moved the booking on, or ended it
    if (storage && storedText(storage) !== previousText) store.dispatch(draftRestored(restoredDraft(storage, now())));
  });
  store.subscribe(() => {
    const draft = selectDraft(store.getState());
    const contact = selectContact(store.getState());
    if (draft === previousDraft && contact === previousContact) return;
    previousContact = contact;
    if (draft.outcomeUnknown && contact) keepOpenAttempt(device, { draft, contact }, now());
    else if (previousDraft.outcomeUnknown) forgetOpenAttempt(device, previousDraft.requestKey);
    previousDraft = draft;
    if (!storeDraft(storage, draft, now(), contact)) logDebug('booking.notStored');
    previousText = storedText(storage);
  });
}
