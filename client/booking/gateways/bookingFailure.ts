import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { CarQuestions, FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { readWireCode } from '../../../shared/booking/wireCode.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import { readFields, readList } from './bookingAnswers.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/**
 * BookingError in the problem document of a failed response.
 * Null when it has none, such as a proxy's own error page.
 */
export async function bookingFailure(response: Response): Promise<BookingError | null> {
  const body: unknown = await response.json().catch(() => null);
  const { errors, questions, freeTimes, addon, message, nothingBooked, onlyWorkshopTells, confirmation, isWrongCode } =
    readFields(body);
  const [code] =
    readList(readFields(errors)['Error Result'], (entry) => (typeof entry === 'string' ? entry : null)) ?? [];
  if (!code) return null;
  const failure = readWireCode(code);
  switch (failure.code) {
    case 'InvalidReg':
    case 'VehicleNotFound': {
      const asked = readQuestions(questions);
      if (asked) failure.questions = asked;
      break;
    }
    case 'TimeslotNotAvailable':
      failure.freeTimes = (readList(freeTimes, readFreeTime) ?? []).slice(0, 3);
      if (typeof addon === 'string') failure.addon = cutText(addon, 200);
      break;
    case 'TooManyRequests':
      if (confirmation === 'mail') failure.confirmation = 'mail';
      if (isWrongCode === true) failure.isWrongCode = true;
      break;
    case 'Refused':
      if (typeof message === 'string') failure.words = cutText(message, 200);
      break;
    case 'ServerError':
      failure.nothingBooked = nothingBooked === true;
      break;
    case 'OutcomeUnknown':
      failure.onlyWorkshopTells = onlyWorkshopTells === true;
  }
  return new BookingError(failure);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readQuestions(value: unknown): CarQuestions | null {
  const { models, codes } = readFields(value);
  const known = readList(codes, (entry) => {
    const [name, field, pattern] = ['name', 'field', 'pattern'].map((key) => textOrNull(readFields(entry)[key]));
    return name && field && pattern ? { name, field, pattern } : null;
  });
  if (!known || !isRecord(models)) return null;
  const lists = Object.entries(models).map(([brand, list]) => [brand, readList(list, textOrNull) ?? []] as const);
  return { models: Object.fromEntries(lists), codes: known };
}

function readFreeTime(value: unknown): FreeTime | null {
  const { departmentId, siteName, timeSlot, isFullDay } = readFields(value);
  if (typeof departmentId !== 'string' || typeof siteName !== 'string' || typeof timeSlot !== 'string') return null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(timeSlot)) return null;
  return { departmentId, siteName, timeSlot, isFullDay: isFullDay === true };
}
