import type { BookingKind } from '../../shared/booking/BookingTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Language, Texts } from '../../shared/site/SiteTypes.ts';
import { bookingMailTexts } from './mail/bookingMailTexts.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

const freshMs = 5 * 60_000;

/** How messages about bookings are written in a language. */
export interface BookingWordings {
  texts: BookingMailTexts;
  /** BCP 47 tag, of dates and amounts. */
  locale: string;
  /** The site's dictionary as it was read last; empty until then. */
  dictionary: Texts;
}

interface TextSourceOptions {
  /** The dictionary of the site in a language. */
  dictionary: (language: Language) => Promise<Texts>;
  /** The site's languages with their locales. */
  locales: Partial<Record<Language, string>>;
  kind?: BookingKind;
  clock: Clock;
  logger: Logger;
}

/**
 * The wordings of messages about bookings, without waiting: those read last, the built-in ones before. They are read in
 * the background, now and when they are needed after five minutes; while the dictionary fails, the last ones stay. A
 * language that the site does not have gets Swedish.
 */
export function bookingTextSource(options: TextSourceOptions): (language: Language) => BookingWordings {
  const { dictionary, locales, kind, clock, logger } = options;
  const now = (): number => clock.now().getTime();
  const known = new Map<Language, BookingWordings & { readAt: number }>();

  const read = async (language: Language): Promise<void> => {
    const before = known.get(language);
    const locale = locales[language] ?? 'sv-SE';
    known.set(language, { texts: bookingMailTexts({}, kind), dictionary: {}, locale, ...before, readAt: now() });
    try {
      const texts = await dictionary(language);
      known.set(language, { texts: bookingMailTexts(texts, kind), dictionary: texts, locale, readAt: now() });
    } catch (error) {
      logger.warn('booking.textsNotRead', { language, reason: error instanceof Error ? error.name : 'unknown' });
    }
  };
  // the start does not wait for the content platform
  for (const language of Object.keys(locales) as Language[]) void read(language);

  return (language) => {
    const own = locales[language] === undefined ? 'sv' : language;
    const found = known.get(own);
    if (!found || now() - found.readAt > freshMs) void read(own);
    return known.get(own) ?? { texts: bookingMailTexts({}, kind), dictionary: {}, locale: 'sv-SE' };
  };
}
