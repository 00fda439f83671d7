import type { BookingKind } from '../../shared/booking/BookingTypes.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import type { BuiltInTexts, Language, Texts } from '../../shared/site/SiteTypes.ts';
import type { MailSender } from '../messages/mail/MailContent.ts';
import type { BookingSite } from './BookingSite.ts';
import { bookingMailTexts } from './mail/bookingMailTexts.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

const freshMs = 5 * 60_000;

/** Texts and formats of messages about bookings in one language. */
export interface BookingWordings {
  texts: BookingMailTexts;
  language: Language;
  /** BCP 47 tag for dates and amounts. */
  locale: string;
  sender: MailSender;
  /** The site's dictionary as last read; the built-in texts until then. */
  dictionary: Texts;
}

/** Returns the wordings of a language; those of the site's first language for any other or none. */
export type WordingsOf = (language?: Language) => BookingWordings;

interface TextSourceOptions {
  site: Pick<BookingSite, 'name' | 'languages' | 'locales'> & MailSender;
  content: Pick<ContentGateway, 'dictionary'>;
  builtInTexts: BuiltInTexts;
  kind?: BookingKind;
  logger: Logger;
}

/**
 * Returns the wordings of a site's messages about bookings, without waiting.
 * They are read in the background at start, and again on use when older than five minutes. Until the first read, and
 * while reads fail, the built-in or last texts are used.
 */
export function bookingTextSource(options: TextSourceOptions): WordingsOf {
  const { site, content, builtInTexts, kind, logger } = options;
  const cache = new Map<Language, BookingWordings & { readAt: number }>();

  const remember = (language: Language, own: Texts): BookingWordings => {
    const dictionary = { ...builtInTexts[language], ...own }; // an empty text leaves it out
    const locale = site.locales[language] ?? language;
    const texts = bookingMailTexts(dictionary, kind);
    const wordings = { texts, language, locale, sender: site, dictionary, readAt: monotonicMs() };
    cache.set(language, wordings);
    return wordings;
  };
  const read = async (language: Language): Promise<void> => {
    remember(language, cache.get(language)?.dictionary ?? {});
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
    const found = cache.get(own);
    if (!found || monotonicMs() - found.readAt > freshMs) void read(own);
    return cache.get(own) ?? remember(own, {});
  };
}
