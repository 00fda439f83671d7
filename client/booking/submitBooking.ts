import { BookingError } from '../../shared/booking/BookingGateway.ts';
import type { FreeTime } from '../../shared/booking/BookingTypes.ts';
import { normalizePhone } from '../../shared/forms/phoneNumber.ts';
import { bookingRequestOf } from '../../shared/booking/bookingRequestOf.ts';
import type { BookingContact } from '../../shared/booking/bookingRequestOf.ts';
import type { AppThunk } from '../app/store.ts';
import { localStorageOrNull } from '../browser/localStorageOrNull.ts';
import { newSubmissionId } from '../forms/newSubmissionId.ts';
import { bookingFailed, errorCode, flowReached, purchaseMade } from './bookingEvents.ts';
import {
  attemptRefused,
  booked,
  contactTyped,
  draftRestored,
  freeTimesOffered,
  outcomeLost,
  requestKeyMade,
  selectDraft,
} from './bookingState.ts';
import { openAttempt, wouldBookAgain } from './openAttempt.ts';

/**
 * What an attempt to book came to; "unknown" when nobody can tell, "taken" when the time is somebody else's, "openElsewhere"
 * when nothing was sent because another tab's attempt for the same car is open: this tab goes on with it. `contact` is
 * what was typed there, if it can be read.
 */
export type BookingOutcome =
  | { kind: 'booked' | 'unknown' | 'taken' }
  | { kind: 'openElsewhere'; contact: BookingContact | null }
  | { kind: 'refused'; code: string; words?: string };

/** Refusals that tell of an earlier attempt with the same key, too, that it has booked nothing. */
const settling = [
  'InvalidReg',
  'VehicleNotFound',
  'BrandNotSupported',
  'InvalidRequest',
  'Refused',
  'NotBooked',
  'CarAlreadyBooked',
];

/**
 * Books what is chosen. The attempt counts as one of unknown outcome from before it leaves until its answer is there:
 * whatever happens to page or connection meanwhile, the next one is made with the same key and cannot book twice.
 */
export function submitBooking(contact: BookingContact): AppThunk<Promise<BookingOutcome>> {
  return async (dispatch, getState, { gateways }) => {
    dispatch(contactTyped(contact));
    const draft = selectDraft(getState());
    const request = bookingRequestOf(draft, { ...contact, phone: normalizePhone(contact.phone) });
    if (!request) return { kind: 'refused', code: 'InvalidRequest' };
    const open = openAttempt(localStorageOrNull(), gateways.clock.now().getTime());
    if (open && wouldBookAgain(draft, open)) {
      if (open.contact) dispatch(contactTyped(open.contact));
      dispatch(draftRestored(open.draft));
      return { kind: 'openElsewhere', contact: open.contact };
    }
    const isAskedAgain = draft.outcomeUnknown;
    const key = draft.requestKey || newSubmissionId(window.crypto);
    if (!draft.requestKey) dispatch(requestKeyMade(key));
    dispatch(outcomeLost());
    try {
      dispatch(booked(await gateways.booking.book(request, key)));
      purchaseMade(getState().site.context.currency);
      flowReached(6);
      return { kind: 'booked' };
    } catch (error) {
      bookingFailed('book', error);
      const code = errorCode(error);
      if (code === 'TimeslotNotAvailable') {
        dispatch(freeTimesOffered(freeTimesOf(error)));
        return { kind: 'taken' };
      }
      const said = error instanceof BookingError ? error : null;
      if (code === 'OutcomeUnknown') dispatch(outcomeLost({ onlyWorkshopTells: said?.onlyWorkshopTells ?? false }));
      if (!said || !isSettled(said, isAskedAgain)) return { kind: 'unknown' };
      dispatch(attemptRefused());
      return { kind: 'refused', code, words: said.words };
    }
  };
}

/** A failure says nothing of what was stored; other refusals nothing of an earlier attempt with the same key. */
function isSettled({ code, nothingBooked }: BookingError, isAskedAgain: boolean): boolean {
  if (nothingBooked || settling.includes(code.split(',')[0] ?? code)) return true;
  return !isAskedAgain && code !== 'OutcomeUnknown' && code !== 'ServerError';
}

function freeTimesOf(error: unknown): FreeTime[] {
  return error instanceof BookingError ? error.freeTimes.slice(0, 3) : [];
}
