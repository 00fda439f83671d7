import type { BookingKind } from '../../shared/booking/BookingTypes.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts, Language, Texts } from '../../shared/site/SiteTypes.ts';
import type { BookingSite } from './BookingSite.ts';
import { bookingMailTexts } from './mail/bookingMailTexts.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

const freshMs = 5 * 60_000;

/** How messages about bookings are written in a language. */
export interface BookingWordings {
  texts: BookingMailTexts;
  language: Language;
  /** BCP 47 tag, of dates and amounts. */
  locale: string;
  /** The site's dictionary as it was read last; the product's own texts until then. */
  dictionary: Texts;
}

/** Wordings in a language of the site; its first one for any other, and where none is named. */
export type WordingsOf = (language?: Language) => BookingWordings;

interface TextSourceOptions {
  site: Pick<BookingSite, 'name' | 'languages' | 'locales'>;
  content: Pick<ContentGateway, 'dictionary'>;
  builtInTexts: BuiltInTexts;
  kind?: BookingKind;
  clock: Clock;
  logger: Logger;
}

/**
 * The wordings of a site's messages about bookings, without waiting: those read last, the product's own before. They are
 * read in the background, now and when they are needed after five minutes; while the dictionary fails, the last ones stay.
 */
export function bookingTextSource(options: TextSourceOptions): WordingsOf {
  const { site, content, builtInTexts, kind, clock, logger } = options;
  const now = (): number => clock.now().getTime();
  const known = new Map<Language, BookingWordings & { readAt: number }>();

  const remember = (language: Language, own: Texts): BookingWordings => {
    const written = Object.fromEntries(Object.entries(own).filter(([, text]) => text !== ''));
    const dictionary = { ...builtInTexts[language], ...written };
    const locale = site.locales[language] ?? language;
    const wordings = { texts: bookingMailTexts(dictionary, kind), language, locale, dictionary, readAt: now() };
    known.set(language, wordings);
    return wordings;
  };
  const read = async (language: Language): Promise<void> => {
    remember(language, known.get(language)?.dictionary ?? {});
    try {
      remember(language, await content.dictionary({ site: site.name, language }));
    } catch (error) {
      logger.warn('booking.textsNotRead', { language, reason: error instanceof Error ? error.name : 'unknown' });
    }
  };
  // the start does not wait for the content platform
  for (const language of site.languages) void read(language);

  return (language) => {
    const own = language && site.languages.includes(language) ? language : site.languages[0];
    const found = known.get(own);
    if (!found || now() - found.readAt > freshMs) void read(own);
    return known.get(own) ?? remember(own, {});
  };
}
