import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { textIn } from '../../../shared/site/LocalizedText.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { TakenError } from './runInTransaction.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** Returns the refusal of a taken time, which names the add-on if that is what is out. */
export function timeTaken(
  { addon }: TakenError,
  { services, language }: { services: StoredBooking['services']; language: Language },
  freeTimes: FreeTime[],
): BookingError {
  const name = services.find(({ code }) => code === addon)?.name;
  return new BookingError({
    code: 'TimeslotNotAvailable',
    freeTimes,
    ...(name === undefined ? {} : { addon: textIn(name, language) }),
  });
}
