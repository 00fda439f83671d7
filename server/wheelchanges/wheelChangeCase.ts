import type { TireBookingRequest } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { BookingCaseDetails } from '../booking/BookingCaseDetails.ts';
import type { SentBooking } from '../tirehotel/tirehotelservice/FormatCaseDetails.ts';

/**
 * Serialises the details with which a workshop finds a wheel change of unknown outcome.
 * @param name of a wheel change in the workshop's language
 */
export const wheelChangeCase =
  (name: string) =>
  (sent: SentBooking): string => {
    const { departmentIdentifier, request, location } = sent;
    const { bookingDate, bookingStart, regNo, freeText, customer } = request;
    const { phoneMobile: phone, ...names } = customer;
    const details: BookingCaseDetails = {
      request: {
        customer: { ...names, phone },
        freeText,
        departmentId: departmentIdentifier,
        timeSlot: bookingStart ?? bookingDate,
        isFullDay: bookingStart === null,
        registrationNumber: regNo,
        mileage: null,
        serviceOfferingRequests: [],
      },
      siteName: [location?.locationName, location?.departmentName].filter(Boolean).join(', '),
      services: [name],
      workshopMail: location?.email ?? '',
    };
    return JSON.stringify(details);
  };

/** True for a wheel change; addresses of workshops are looked up by department. */
export function isWheelChangeCase({ workshopMail }: BookingCaseDetails): boolean {
  return workshopMail !== undefined;
}

/** The booking request of a case. */
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
