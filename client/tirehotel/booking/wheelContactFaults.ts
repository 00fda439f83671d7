import { isMobile, isTireEmail } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { WheelContact } from './wheelChangeDraft.ts';

/** In the order in which they are asked for; the comment may be left out. */
export const neededFields = ['firstName', 'lastName', 'email', 'phoneMobile'] as const;
export type NeededField = (typeof neededFields)[number];

const isFilled = (typed: string): boolean => typed.trim() !== '';

const isRight: Record<NeededField, (typed: string) => boolean> = {
  firstName: isFilled,
  lastName: isFilled,
  email: isTireEmail,
  phoneMobile: isMobile,
};

/** What is missing or wrong; nothing when the booking can be made. */
export function wheelContactFaults(contact: Partial<WheelContact>): Partial<Record<NeededField, true>> {
  return Object.fromEntries(
    neededFields.filter((field) => !isRight[field](contact[field] ?? '')).map((field) => [field, true]),
  );
}
