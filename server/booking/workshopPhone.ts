import { nationalPhone } from '../../shared/kit/text/nationalPhone.ts';
import { phonePlanFor } from '../../shared/site/phonePlanFor.ts';
import type { SitePhones } from './sms/smsNumber.ts';

/** Formats a workshop's phone number for a message in a locale, as pages do. */
export function workshopPhone(phone: string, { country, phonePlan }: SitePhones, locale: string): string {
  return nationalPhone(phone, phonePlan && phonePlanFor(locale, country, phonePlan));
}
