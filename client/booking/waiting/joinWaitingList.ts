import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed, failureIn } from '../bookingEvents.ts';
import { selectDraft } from '../state/bookingState.ts';

export type JoinOutcome = 'joined' | 'tooMany' | 'failed';

/** Joins the waiting list with the draft's car and services. */
export function joinWaitingList(
  wish: Pick<WaitingRequest, 'departmentId' | 'day' | 'email' | 'phone'>,
): AppThunk<Promise<JoinOutcome>> {
  return async (_dispatch, getState, { gateways }) => {
    const { car, milage: mileage, services } = selectDraft(getState());
    if (!car) return 'failed';
    const serviceOfferingRequests = Object.entries(services).map(([kobraId, { unit, userInput }]) => ({
      kobraId,
      unitsSelected: unit,
      userInput,
    }));
    const { registrationNumber, described } = car;
    const phone = normalizePhone(wish.phone);
    try {
      await gateways.waitingList.join({
        ...wish,
        phone,
        registrationNumber,
        ...(described ? { described } : {}),
        mileage,
        serviceOfferingRequests,
      });
      return 'joined';
    } catch (error) {
      bookingFailed('join', error);
      return failureIn(error).code === 'TooManyRequests' ? 'tooMany' : 'failed';
    }
  };
}
