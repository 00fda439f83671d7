import type { TireBookingRequest } from '../shared/tirehotel/TireHotelTypes.ts';
import type { BookingCaseDetails } from './booking/BookingCaseDetails.ts';
import type { SentBooking } from './tirehotel/tirehotelservice/CaseDetails.ts';
import { wheelChangeName } from './wheelChangeReference.ts';

/** What a workshop needs to look up a wheel change of unknown outcome, as JSON; workshop and operator read Swedish. */
export function wheelChangeCase({ departmentIdentifier, request, location }: SentBooking): string {
  const { bookingDate, bookingStart, regNo, freeText, customer } = request;
  const { phoneMobile: phone, ...name } = customer;
  const details: BookingCaseDetails = {
    request: {
      customer: { ...name, phone },
      freeText,
      departmentId: departmentIdentifier,
      timeSlot: bookingStart ?? bookingDate,
      isFullDay: bookingStart === null,
      registrationNumber: regNo,
      mileage: null,
      serviceOfferingRequests: [],
    },
    siteName: [location?.locationName, location?.departmentName].filter(Boolean).join(', '),
    services: [wheelChangeName.sv],
    workshopMail: location?.email ?? '',
  };
  return JSON.stringify(details);
}

/** Whether a case is a wheel change: workshops' addresses are looked up by the department. */
export function isWheelChangeCase({ workshopMail }: BookingCaseDetails): boolean {
  return workshopMail !== undefined;
}

/** What was sent. */
export function wheelChangeOfCase({ request }: BookingCaseDetails): TireBookingRequest {
  const { timeSlot, isFullDay, registrationNumber, freeText, customer } = request;
  const { phone: phoneMobile, ...name } = customer;
  return {
    bookingDate: timeSlot,
    bookingStart: isFullDay ? null : timeSlot,
    regNo: registrationNumber,
    freeText,
    customer: { ...name, phoneMobile },
  };
}
