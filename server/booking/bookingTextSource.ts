import type { BookingKind } from '../../shared/booking/BookingTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { bookingMailTexts } from './mail/bookingMailTexts.ts';
import type { BookingMailTexts } from './mail/bookingMailTexts.ts';

const freshMs = 5 * 60_000;

interface TextSourceOptions {
  /** The Swedish dictionary of the site. */
  dictionary: () => Promise<Texts>;
  kind?: BookingKind;
  clock: Clock;
  logger: Logger;
}

/**
 * The wordings of mails about bookings, at once: those that were read last, the built-in ones before. They are read in
 * the background, now and when they are asked for after five minutes; while the dictionary fails, the last ones stay.
 */
export function bookingTextSource(options: TextSourceOptions): () => BookingMailTexts {
  const { dictionary, kind, clock, logger } = options;
  const now = (): number => clock.now().getTime();
  let texts = bookingMailTexts({}, kind);
  let readAt = 0;
  const read = async (): Promise<void> => {
    readAt = now();
    try {
      texts = bookingMailTexts(await dictionary(), kind);
    } catch (error) {
      logger.warn('booking.textsNotRead', { reason: error instanceof Error ? error.name : 'unknown' });
    }
  };
  void read(); // a start waits for nobody's platform
  return () => {
    if (now() - readAt > freshMs) void read();
    return texts;
  };
}
