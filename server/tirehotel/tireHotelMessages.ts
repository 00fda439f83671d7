import { cleanLine } from '../../shared/forms/cleanText.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import { cutText } from '../../shared/kit/text/cutText.ts';

const maxCharacters = 200;
/** Seconds from which on calling is better than waiting. */
const longSeconds = 15 * 60;

/**
 * English messages of /api/tirehotel errors, unless the back end has one.
 * Pages have texts for each code in their own language.
 */
export const tireHotelMessages: Record<TireHotelErrorCode, string> = {
  NoAgreement: 'No agreement has this registration number.',
  InvalidRequest: 'Something in the request is not right. Check it and try again.',
  WrongCode: 'The code is wrong. Try again.',
  CodeExpired: 'The code is no longer valid. Request a new one.',
  TooMany: 'Too many attempts. Wait and try again.',
  NoSession: 'The session has ended. Search for the car again.',
  OtherVehicle: 'The session is of another vehicle. Search for the car again.',
  TimeTaken: 'The time is no longer available. Choose another one.',
  CarAlreadyBooked: 'The car already has a booking at that time. Choose another time, or call the tire hotel.',
  NotBooked: 'The workshop has checked: the booking never arrived. Book again.',
  BookingOpen: 'A booking of the vehicle has been sent, and its outcome is unknown.',
  OutcomeUnknown: 'The outcome of the booking is unknown. Call the tire hotel before you book again.',
  ServerError: 'Something went wrong. Try again later.',
};

export const searchExpiredMessage = 'The search is too old. Search for the car again.';

export function wrongCodeMessage(triesLeft: number): string {
  if (triesLeft === 0) return 'The code is wrong, and that was the last attempt. Request a new code.';
  return `${tireHotelMessages.WrongCode} Attempts left: ${String(triesLeft)}.`;
}

export function tooManyMessage(seconds: number): string {
  if (seconds > longSeconds) return 'Too many attempts. Call the tire hotel, or try again later.';
  return `Too many attempts in a short time. Try again in ${String(seconds)} s.`;
}

/** For a code that may be tried again after a delay. */
export function tooSoonMessage(seconds: number): string {
  return `A code can be tried again in ${String(seconds)} s.`;
}

/** The tire system's own message for a visitor, as one short line; "" for none. */
export function passedOnMessage(text: unknown): string {
  return typeof text === 'string' ? cutText(cleanLine(cutText(text, 4 * maxCharacters)), maxCharacters) : '';
}
