import type { Language } from '../../shared/site/SiteTypes.ts';
import type { BookingWordings } from './bookingTextSource.ts';

/** A page: the dictionary key of its path, and its path in Swedish. */
interface MessagePage {
  key: string;
  swedish: string;
}

/** Addresses of pages that messages lead to, by language; one without the page's path leads to the Swedish page. */
export function pageAddresses(
  origin: string,
  wordings: (language: Language) => BookingWordings,
): (language: Language, page: MessagePage) => string {
  return (language, { key, swedish }) => {
    const path = wordings(language).dictionary[key];
    return path && language !== 'sv' ? `${origin}/${language}/${path}` : `${origin}/${swedish}`;
  };
}
