import { emailFault, nameFault } from '../../../shared/forms/contactRules.ts';
import { isMobile, isTireEmail } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { WheelContact } from './wheelChangeDraft.ts';

/** In the order in which they are asked for; the comment may be left out. */
export const neededFields = ['firstName', 'lastName', 'email', 'phoneMobile'] as const;
export type NeededField = (typeof neededFields)[number];

const isName = (typed: string): boolean => nameFault(typed) === null;

const isRight: Record<NeededField, (typed: string) => boolean> = {
  firstName: isName,
  lastName: isName,
  email: (typed) => isTireEmail(typed) && emailFault(typed) === null,
  phoneMobile: isMobile,
};

/** What is missing or wrong; nothing when the booking can be made. */
export function wheelContactFaults(contact: Partial<WheelContact>): Partial<Record<NeededField, true>> {
  return Object.fromEntries(
    neededFields.filter((field) => !isRight[field](contact[field] ?? '')).map((field) => [field, true]),
  );
}
