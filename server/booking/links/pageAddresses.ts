import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { BookingSite } from '../BookingSite.ts';
import type { WordingsOf } from '../bookingTextSource.ts';

/** Dictionary key of the path of a page that messages link to. */
export type MessagePage = 'pathToBooking' | 'pathToWorkshopBooking' | 'pathToTireHotel';

/**
 * Returns the URLs of a site's pages that messages link to.
 * A language that the site does not have gets those of its first one.
 */
export function pageAddresses(
  { origin, languages }: Pick<BookingSite, 'origin' | 'languages'>,
  wordings: WordingsOf,
): (language: Language | undefined, page: MessagePage) => string {
  return (requestedLanguage, page) => {
    const { language, dictionary } = wordings(requestedLanguage);
    const segment = language === languages[0] ? '' : `/${language}`;
    return `${origin}${segment}/${dictionary[page] ?? ''}`;
  };
}
