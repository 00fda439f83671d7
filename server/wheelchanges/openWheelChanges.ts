import type { TireBookingRequest } from '../../shared/tirehotel/TireHotelTypes.ts';
import { tireRegNo } from '../../shared/tirehotel/tireHotelRules.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { BookingCaseDetails } from '../booking/BookingCaseDetails.ts';
import { changeBookingRequestDetails, openBookingRequests } from '../booking/openBookingRequests.ts';
import type { Storage } from '../storage/Storage.ts';
import type { OpenBookings } from '../tirehotel/TireHotelBackend.ts';
import { isWheelChangeCase, wheelChangeOfCase } from './wheelChangeCase.ts';

/** Time after sending for which a visitor sees an open booking, ms. */
const shownMs = 24 * 60 * 60 * 1000;

/** Wheel changes of unknown outcome, from the data stored for the operator. */
export function openWheelChanges({ storage, clock }: { storage: Storage; clock: Clock }): OpenBookings {
  return {
    find: async (regNos) => {
      const plates = new Set(regNos.map(tireRegNo));
      const oldest = new Date(clock.now().getTime() - shownMs).toISOString();
      const open = await openBookingRequests(storage.db, clock.now());
      for (const { key, since, details: stored } of open.reverse()) {
        const details = JSON.parse(stored) as BookingCaseDetails;
        if (since < oldest || details.isLeft || !isWheelChangeCase(details)) continue;
        const request: TireBookingRequest = wheelChangeOfCase(details);
        if (plates.has(tireRegNo(request.regNo))) return { key, request };
      }
      return null;
    },
    leave: (key) =>
      changeBookingRequestDetails(storage, key, (stored) => {
        const details: BookingCaseDetails = { ...(JSON.parse(stored) as BookingCaseDetails), isLeft: true };
        return JSON.stringify(details);
      }),
  };
}
