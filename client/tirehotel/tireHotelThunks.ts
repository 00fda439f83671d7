import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { AppThunk } from '../app/store.ts';
import { browserLogger } from '../browser/browserLogger.ts';
import type { TextKey } from '../../shared/site/TextKey.ts';
import { isWithoutSession, logOutLater } from './login/unfinishedLogout.ts';
import {
  codeAccepted,
  codeSent,
  customerFound,
  selectTireHotel,
  sessionEntered,
  tireHotelLeft,
  underWayChanged,
} from './tireHotelState.ts';

/**
 * Sends a request to the tire hotel.
 * With a label the frame is covered until the response, and the label is announced. Rejects with the gateway's error,
 * logged; when the session has expired the search shows, with a notice.
 */
export function askTireHotel<T>(ask: (gateway: TireHotelGateway) => Promise<T>, label?: TextKey): AppThunk<Promise<T>> {
  return async (dispatch, _getState, { gateways }) => {
    if (label) dispatch(underWayChanged(label));
    try {
      return await ask(gateways.tireHotel);
    } catch (error) {
      const code = error instanceof TireHotelError ? error.code : 'NoAnswer';
      // visitors' mistakes are not logged as errors
      if (['ServerError', 'OutcomeUnknown', 'NoAnswer'].includes(code)) {
        browserLogger.error('tireHotel.failed', { code });
      }
      if (code === 'NoSession') dispatch(tireHotelLeft({ lost: true }));
      throw error;
    } finally {
      if (label) dispatch(underWayChanged(null));
    }
  };
}

/** Searches the agreement of a registration number (from tireRegNo()) and continues to the login. */
export function searchAgreement(regNo: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(customerFound(await dispatch(askTireHotel((gateway) => gateway.search(regNo), 'tireSearching'))));
  };
}

/** Sends a code, or another one, to the agreement's phone, and continues to its input. */
export function sendCode(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { gateways }) => {
    const { customer } = selectTireHotel(getState());
    if (!customer) return;
    const { encryptedPhoneNumber } = customer;
    const credentials = await dispatch(askTireHotel((gateway) => gateway.login(encryptedPhoneNumber), 'tireSending'));
    dispatch(codeSent({ at: gateways.clock.now().getTime(), credentials }));
  };
}

/**
 * Verifies a code of four digits. Null when it is right.
 * A response with a status other than 0 refuses it: then its message, "" for none.
 */
export function verifyCode(code: string): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { credentials } = selectTireHotel(getState());
    if (!credentials) return '';
    const { authorizationToken } = credentials;
    const validated = await dispatch(
      askTireHotel((gateway) => gateway.validate(authorizationToken, code), 'tireVerifying'),
    );
    if (validated.status !== 0 || validated.vehicles.length === 0) return validated.message ?? '';
    dispatch(codeAccepted(validated));
    return null;
  };
}

/** Shows the vehicle of the browser's session. */
export function continueSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(sessionEntered(await dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'))));
  };
}

/**
 * Clears the visitor's data here and on the server, and shows the search.
 * Here it works even if the server does not respond; then it is logged out there as soon as it does.
 */
export function leaveTireHotel(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { gateways }) => {
    const failure = await dispatch(askTireHotel((gateway) => gateway.logout(), 'tireLeaving')).catch(
      (error: unknown) => error,
    );
    dispatch(tireHotelLeft({ lost: false }));
    if (failure !== undefined && !isWithoutSession(failure)) logOutLater(gateways.tireHotel);
  };
}
