import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireBookingRequest, TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import { newSubmissionId } from '../../forms/newSubmissionId.ts';
import { draftChanged, selectTireHotel, sessionEntered } from '../tireHotelState.ts';
import { askTireHotel } from '../tireHotelThunks.ts';

/**
 * Result of an attempt to book.
 * - "unknown": the outcome cannot be determined.
 * - "taken": another customer has the time.
 * - "carBooked": the vehicle has another booking that overlaps it.
 * - "notBooked": the workshop has checked that there is no booking.
 * - "openElsewhere": nothing was sent, as another tab has an open booking of the vehicle, which this tab resumes.
 * - "notSent": there was no network.
 * - "gone": the visitor has to log in again.
 * `message` of a refusal is the server's; "" when it has none.
 */
export type WheelOutcome =
  | { kind: 'booked'; confirmation: TireConfirmation }
  | { kind: 'unknown' | 'carBooked' | 'notBooked' | 'openElsewhere' | 'notSent' | 'gone' }
  | { kind: 'refused' | 'taken'; message: string };

/** Refusals which also prove that an earlier attempt with the same key has booked nothing. */
const settling = ['InvalidRequest', 'TimeTaken', 'CarAlreadyBooked', 'NotBooked'];

/**
 * Books a wheel change.
 * The outcome counts as unknown from before the request is sent until its response, so that the next attempt uses the
 * same key and cannot book twice. Only a response about the attempt itself settles it; after a definite refusal the
 * next attempt gets its own key.
 */
export function submitWheelChange(
  departmentIdentifier: string,
  request: TireBookingRequest,
): AppThunk<Promise<WheelOutcome>> {
  return async (dispatch, getState) => {
    const earlier = selectTireHotel(getState()).draft.attempt;
    const isAskedAgain = earlier?.unknown ?? false;
    const same = earlier !== null && JSON.stringify(earlier.request) === JSON.stringify(request);
    const key = same ? earlier.key : newSubmissionId(window.crypto);
    // nothing is sent offline; a connection lost later may have carried the request
    const offline = !window.navigator.onLine;
    dispatch(draftChanged({ attempt: { key, request, unknown: isAskedAgain || !offline, canCheck: true } }));
    try {
      const confirmation = await dispatch(
        askTireHotel((gateway) => gateway.book(departmentIdentifier, request, key), 'wheelBooking'),
      );
      return { kind: 'booked', confirmation };
    } catch (error) {
      if (!(error instanceof TireHotelError)) return { kind: offline && !isAskedAgain ? 'notSent' : 'unknown' };
      const { code, message } = error;
      if (code === 'NoSession') return { kind: 'gone' };
      if (code === 'BookingOpen' && (await dispatch(takeOverOpenBooking()))) return { kind: 'openElsewhere' };
      if (code === 'OutcomeUnknown' || (isAskedAgain && !settling.includes(code))) {
        // a failed check says nothing about the attempt
        dispatch(draftChanged({ attempt: { key, request, unknown: true, canCheck: canTell(error) } }));
        return { kind: 'unknown' };
      }
      dispatch(draftChanged({ attempt: null }));
      if (code === 'CarAlreadyBooked') return { kind: 'carBooked' };
      if (code === 'NotBooked') return { kind: 'notBooked' };
      return { kind: code === 'TimeTaken' ? 'taken' : 'refused', message: message === code ? '' : message };
    }
  };
}

/** Resumes the session's booking of unknown outcome. False when there is none, or no response. */
function takeOverOpenBooking(): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      const session = await dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'));
      if (session.attempt) dispatch(sessionEntered(session));
      return session.attempt !== null;
    } catch {
      return false;
    }
  };
}

/**
 * True if a retry may find out the outcome.
 * An "outcome unknown" response states that itself; any other failure may be temporary.
 */
function canTell(error: TireHotelError): boolean {
  return error.code !== 'OutcomeUnknown' || error.canCheck;
}

/** Abandons an attempt of unknown outcome, here and in the session, so that another time can be chosen. */
export function startOver(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // an unreachable server must not stop the visitor
    await dispatch(askTireHotel((gateway) => gateway.startOver(), 'wheelStartingOver')).catch(() => undefined);
    dispatch(draftChanged({ attempt: null }));
  };
}
