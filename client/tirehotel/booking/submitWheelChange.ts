import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireBookingRequest, TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { AppThunk } from '../../app/store.ts';
import { newSubmissionId } from '../../forms/newSubmissionId.ts';
import { draftChanged, selectTireHotel, sessionEntered } from '../tireHotelState.ts';
import { askTireHotel } from '../tireHotelThunks.ts';

/**
 * What an attempt to book came to: "unknown" when nobody can tell, "taken" when the time is somebody else's, "carBooked"
 * when the vehicle has another booking that overlaps it, "notBooked" when the workshop has looked it up, "openElsewhere"
 * when nothing was sent because another tab's booking of the vehicle is open: this tab goes on with it, "notSent" when it
 * met no network, "gone" when the visitor has to log in again. `message` of a refusal is the server's; "" when it has
 * none.
 */
export type WheelOutcome =
  | { kind: 'booked'; confirmation: TireConfirmation }
  | { kind: 'unknown' | 'carBooked' | 'notBooked' | 'openElsewhere' | 'notSent' | 'gone' }
  | { kind: 'refused' | 'taken'; message: string };

/** Refusals that tell of an earlier attempt with the same key, too, that it has booked nothing. */
const settling = ['InvalidRequest', 'TimeTaken', 'CarAlreadyBooked', 'NotBooked'];

/**
 * Books a wheel change. The attempt counts as one of unknown outcome from before it leaves until its answer is there, so
 * that the next one is made with the same key and cannot book twice. Nothing but an answer about the attempt itself
 * settles it; after a sure refusal the next attempt has a key of its own.
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
    // without a network nothing leaves; one that breaks off later may have taken the request along
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
        // a failure to ask tells nothing of the attempt
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

/** Goes on with the booking of unknown outcome that the session has. False when there is none, or no answer. */
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

/** Whether asking again may tell: an answer that says that the outcome is unknown says that too; any other failure may pass. */
function canTell(error: TireHotelError): boolean {
  return error.code !== 'OutcomeUnknown' || error.canCheck;
}

/** Gives an attempt of unknown outcome up, here and in the session, so that another time can be chosen. */
export function startOver(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // who cannot reach the server goes on all the same
    await dispatch(askTireHotel((gateway) => gateway.startOver(), 'wheelStartingOver')).catch(() => undefined);
    dispatch(draftChanged({ attempt: null }));
  };
}
