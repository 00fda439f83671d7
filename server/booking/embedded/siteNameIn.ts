import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Workshop } from './BookingReference.ts';

/** Name of a workshop in a language. */
export function siteNameIn(
  { siteName, siteNames }: Pick<Workshop, 'siteName' | 'siteNames'>,
  language: Language,
): string {
  return siteNames?.[language] ?? siteName;
}
