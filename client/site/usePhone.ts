import { nationalPhone } from '../../shared/kit/text/nationalPhone.ts';
import { phoneHref } from '../../shared/kit/text/phoneHref.ts';
import { useSite } from './useSite.ts';

/** Returns the tel: URL of a phone number, and its text as the page's readers write it. */
export function usePhone(phone: string): { href: string; text: string } {
  const site = useSite();
  return { href: phoneHref(phone, site.phone), text: nationalPhone(phone, site.phonePlan) };
}
