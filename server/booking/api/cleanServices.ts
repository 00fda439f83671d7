import type { OfferingRequest } from '../../../shared/booking/BookingTypes.ts';
import { cleanLines } from '../../../shared/forms/cleanText.ts';

/** Removes control characters from the customer's words about each service. */
export function cleanServices<T extends Pick<OfferingRequest, 'userInput'>>(services: readonly T[]): T[] {
  return services.map((service) => ({ ...service, userInput: cleanLines(service.userInput) }));
}
