import { BookingError, freeTimesIn } from '../../../shared/booking/BookingError.ts';
import type { BookingErrorCode, BookingFailure } from '../../../shared/booking/BookingError.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import { buildBookingRequest } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { AppThunk } from '../../app/store.ts';
import { localStorageOrNull } from '../../browser/localStorageOrNull.ts';
import { newSubmissionId } from '../../forms/newSubmissionId.ts';
import { bookingFailed, failureIn, flowReached, purchaseMade } from '../bookingEvents.ts';
import {
  attemptRefused,
  booked,
  contactTyped,
  draftRestored,
  freeTimesOffered,
  outcomeLost,
  refusedTimeForgotten,
  requestKeyMade,
  selectDraft,
} from './bookingState.ts';
import { openAttempt, wouldBookAgain } from './openAttempt.ts';
import { typedCode } from './typedCode.ts';

/**
 * Result of an attempt to book.
 * "unknown": the outcome cannot be determined. "taken": another customer has the time, or the add-on with the name `addon` ("" for the time). "openElsewhere": nothing was
 * sent because another tab has an open attempt for the same car, which this tab resumes; `contact` has the details
 * typed there, if readable.
 */
export type BookingOutcome =
  | { kind: 'booked' | 'unknown' }
  | { kind: 'taken'; addon: string }
  | { kind: 'openElsewhere'; contact: BookingContact | null }
  | { kind: 'refused'; failure: BookingFailure };

/** Refusals which also prove that an earlier attempt with the same key has booked nothing. */
const settling: readonly BookingErrorCode[] = [
  'InvalidReg',
  'VehicleNotFound',
  'BrandNotSupported',
  'InvalidRequest',
  'Refused',
  'NotBooked',
  'CarAlreadyBooked',
];

/**
 * Books the draft.
 * The outcome counts as unknown from before the request is sent until its response: whatever happens to page or
 * connection meanwhile, the next attempt uses the same key and cannot book twice.
 */
export function submitBooking(contact: BookingContact): AppThunk<Promise<BookingOutcome>> {
  return async (dispatch, getState, { gateways }) => {
    dispatch(contactTyped(contact));
    const draft = selectDraft(getState());
    const request = buildBookingRequest(draft, { ...contact, phone: normalizePhone(contact.phone) });
    if (!request) return { kind: 'refused', failure: { code: 'InvalidRequest' } };
    const open = openAttempt(localStorageOrNull(), gateways.clock.now().getTime());
    if (open && wouldBookAgain(draft, open)) {
      if (open.contact) dispatch(contactTyped(open.contact));
      dispatch(draftRestored(open.draft));
      return { kind: 'openElsewhere', contact: open.contact };
    }
    const confirmationCode = typedCode.take();
    const isAskedAgain = draft.outcomeUnknown;
    const key = draft.requestKey || newSubmissionId(window.crypto);
    if (!draft.requestKey) dispatch(requestKeyMade(key));
    dispatch(outcomeLost());
    try {
      dispatch(booked(await gateways.booking.book(confirmationCode ? { ...request, confirmationCode } : request, key)));
      purchaseMade(getState().site.context.currency);
      flowReached(6);
      return { kind: 'booked' };
    } catch (error) {
      bookingFailed('book', error);
      const failure = failureIn(error);
      if (failure.code === 'TimeslotNotAvailable') {
        dispatch(freeTimesOffered(freeTimesIn(error).slice(0, 3)));
        const { addon = '' } = failure;
        if (addon) dispatch(refusedTimeForgotten(request)); // it is free without the add-on
        return { kind: 'taken', addon };
      }
      if (failure.code === 'OutcomeUnknown') {
        dispatch(outcomeLost({ onlyWorkshopTells: failure.onlyWorkshopTells ?? false }));
      }
      if (!(error instanceof BookingError) || !isSettled(failure, isAskedAgain)) return { kind: 'unknown' };
      dispatch(attemptRefused());
      // the code confirms this attempt, so the key stays
      if (asksForCode(failure)) dispatch(requestKeyMade(key));
      return { kind: 'refused', failure };
    }
  };
}

/**
 * True when nothing has been booked.
 * A failure says nothing about what was stored; most refusals say nothing about an earlier attempt with the same key.
 */
function isSettled(failure: BookingFailure, isAskedAgain: boolean): boolean {
  if (failure.code === 'ServerError') return failure.nothingBooked ?? false;
  return (
    settling.includes(failure.code) || asksForCode(failure) || (!isAskedAgain && failure.code !== 'OutcomeUnknown')
  );
}

const asksForCode = (failure: BookingFailure): boolean =>
  failure.code === 'TooManyRequests' && failure.confirmation !== undefined;
