import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Language } from '../../../shared/site/SiteTypes.ts';

interface PhoneSite {
  country: string;
  languages: readonly [Language, ...Language[]];
}

/**
 * Selects the site that sends text messages to a phone.
 * It is one of the phone's country, with the requested language if possible. The message is in that language, or in the
 * first one of the site.
 * @param phone in international form: "+4791234567"
 */
export function siteOfPhone<Site extends PhoneSite>(
  phone: string,
  preferred: Language | undefined,
  sites: readonly [Site, ...Site[]],
): { site: Site; language: Language } {
  const country = parsePhoneNumberFromString(phone)?.country?.toLowerCase();
  const near = sites.filter((site) => site.country === country);
  const candidates = near.length > 0 ? near : sites;
  const site = candidates.find(({ languages }) => preferred !== undefined && languages.includes(preferred));
  if (site && preferred) return { site, language: preferred };
  const [first = sites[0]] = candidates;
  return { site: first, language: first.languages[0] };
}
