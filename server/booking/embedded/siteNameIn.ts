import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Workshop } from './BookingReference.ts';

/** The name of a workshop as customers of a language read it. */
export function siteNameIn(
  { siteName, siteNames }: Pick<Workshop, 'siteName' | 'siteNames'>,
  language: Language,
): string {
  return siteNames?.[language] ?? siteName;
}
