import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { AppThunk } from '../app/store.ts';
import { browserLogger } from '../browser/browserLogger.ts';
import type { TextKey } from '../site/TextKey.ts';
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
 * Asks the tire hotel. With a label the frame is covered until the answer is there, and says the label aloud. Rejects
 * with what the gateway rejects with, logged; when the session has come to an end the search shows, and says so.
 */
export function askTireHotel<T>(ask: (gateway: TireHotelGateway) => Promise<T>, label?: TextKey): AppThunk<Promise<T>> {
  return async (dispatch, _getState, { gateways }) => {
    if (label) dispatch(underWayChanged(label));
    try {
      return await ask(gateways.tireHotel);
    } catch (error) {
      const code = error instanceof TireHotelError ? error.code : 'NoAnswer';
      // what a visitor gets wrong is no fault of ours
      if (['ServerError', 'OutcomeUnknown', 'NoAnswer'].includes(code))
        browserLogger.error('tireHotel.failed', { code });
      if (code === 'NoSession') dispatch(tireHotelLeft({ lost: true }));
      throw error;
    } finally {
      if (label) dispatch(underWayChanged(null));
    }
  };
}

/** Looks for the agreement of a plate (as tireRegNo() makes it) and goes on to the login. */
export function searchAgreement(regNo: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(customerFound(await dispatch(askTireHotel((gateway) => gateway.search(regNo), 'tireSearching'))));
  };
}

/** Sends a code, or another one, to the agreement's phone, and goes on to where it is typed. */
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
 * Tries a code of four digits. Null when it was right; an answer with another status than 0 lets nobody in: then its
 * message, "" for none.
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

/** Shows the vehicle of the session that the browser has. */
export function continueSession(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(sessionEntered(await dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'))));
  };
}

/** Forgets the visitor, here and at the server, and shows the search; here also when the server does not answer. */
export function leaveTireHotel(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(askTireHotel((gateway) => gateway.logout(), 'tireLeaving')).catch(() => undefined);
    dispatch(tireHotelLeft({ lost: false }));
  };
}
