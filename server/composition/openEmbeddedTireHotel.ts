import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { BookingParts, BookingSettings } from '../booking/Booking.ts';
import type { BookingSite } from '../booking/BookingSite.ts';
import { createWheelChanges } from '../wheelchanges/createWheelChanges.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { secretAtStart } from '../storage/secretAtStart.ts';
import { createEmbeddedTireHotel } from '../tirehotel/embedded/createEmbeddedTireHotel.ts';
import { loadTireHotelFiles } from '../tirehotel/embedded/files/loadTireHotelFiles.ts';
import { syncTireHotelFiles } from '../tirehotel/embedded/files/syncTireHotelFiles.ts';
import type { Language, Texts } from '../../shared/site/SiteTypes.ts';
import { queueLockNotice } from '../tirehotel/login/queueLockNotice.ts';
import { queueCode } from '../tirehotel/login/queueCode.ts';
import { siteOfPhone } from '../tirehotel/login/siteOfPhone.ts';
import type { TireHotelBackend } from '../tirehotel/TireHotelBackend.ts';

interface EmbeddedTireHotelSettings extends Pick<
  BookingSettings,
  'contentFolder' | 'excludesDemoData' | 'linkSecret' | 'senders'
> {
  /** Sites with a tire hotel. */
  sites: readonly [BookingSite, ...BookingSite[]];
  /** Links of all other bookings. */
  otherLinks: BookingLinkGateway;
}

export interface EmbeddedTireHotel {
  backend: TireHotelBackend;
  /** Links of wheel changes and of all other bookings. */
  links: BookingLinkGateway;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
}

/**
 * Starts the embedded tire hotel, after its files were validated and imported into the database.
 * @throws ReferenceFilesError
 */
export async function openEmbeddedTireHotel(
  settings: EmbeddedTireHotelSettings,
  parts: BookingParts,
): Promise<EmbeddedTireHotel> {
  const { contentFolder, excludesDemoData, sites } = settings;
  const { storage, outbox, builtInTexts, onBooked, clock, logger } = parts;
  const read = await loadTireHotelFiles({ contentFolder, sites, logger });
  const files = excludesDemoData ? { ...read, agreements: [] } : read;
  await storage.prepare((opened) => syncTireHotelFiles(files, { storage: opened, clock, logger }));
  const { wheelChanges, links, deliverers } = await createWheelChanges({ ...settings, files }, parts);
  const dictionaries = new Map<Language, Texts>();
  for (const { name, languages } of sites) {
    for (const language of languages.filter((one) => !dictionaries.has(one))) {
      dictionaries.set(language, {});
      // the start does not wait for the content platform
      parts.content.dictionary({ site: name, language }).then(
        (texts) => dictionaries.set(language, texts),
        () => logger.warn('tireHotel.textsNotRead', { language }),
      );
    }
  }
  const findWording = (key: 'tireCodeMessage' | 'tireLockedMessage', language: Language): string =>
    dictionaries.get(language)?.[key] || (builtInTexts[language]?.[key] ?? '');
  const backend = createEmbeddedTireHotel({
    storage,
    wheelChanges,
    codeSecret: await secretAtStart(storage, 'tireHotelCodes'),
    sendCode: (queries, phone, code, asked) => {
      const { site, language } = siteOfPhone(phone, asked, sites);
      const wording = findWording('tireCodeMessage', language);
      return queueCode({ outbox, host: new URL(site.origin).host, wording }, queries, phone, code);
    },
    sendLockNotice: (queries, phone, { language: asked, ...notice }) => {
      const wording = findWording('tireLockedMessage', siteOfPhone(phone, asked, sites).language);
      return queueLockNotice({ outbox, wording }, queries, phone, notice);
    },
    hoursOf: (erpId) => [...(files.locations.find((location) => location.erpId === erpId)?.openDays ?? [])],
    texts: (language) => files.translations?.[language] ?? {},
    onQueued: onBooked,
    clock,
    logger,
  });
  return { backend, links, deliverers };
}
