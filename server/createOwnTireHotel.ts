import type { BookingLinkGateway } from '../shared/booking/BookingLinkGateway.ts';
import type { BookingParts, BookingSettings } from './booking/createBooking.ts';
import { createWheelChanges } from './createWheelChanges.ts';
import type { Deliver } from './storage/Outbox.ts';
import { storedSecret } from './storage/storedSecret.ts';
import { createEmbeddedTireHotel } from './tirehotel/embedded/createEmbeddedTireHotel.ts';
import { loadTireHotelFiles } from './tirehotel/embedded/files/loadTireHotelFiles.ts';
import { syncTireHotelFiles } from './tirehotel/embedded/files/syncTireHotelFiles.ts';
import type { Language } from '../shared/site/SiteTypes.ts';
import { queueLockNotice, swedishLockedMessage } from './tirehotel/queueLockNotice.ts';
import { queueCode, swedishCodeMessage } from './tirehotel/queueCode.ts';
import type { TireHotelBackend } from './tirehotel/TireHotelBackend.ts';

interface OwnTireHotelSettings extends Pick<
  BookingSettings,
  'contentFolder' | 'excludesDemoData' | 'linkSecret' | 'site' | 'origin' | 'locales' | 'senders'
> {
  /** Of all other bookings. */
  otherLinks: BookingLinkGateway;
}

export interface OwnTireHotel {
  backend: TireHotelBackend;
  /** Of wheel changes and of all other bookings. */
  links: BookingLinkGateway;
  /** Of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
}

/**
 * The embedded tire hotel: its files are read, checked and taken into the database before anything is asked.
 * @throws ReferenceFilesError
 */
export async function createOwnTireHotel(settings: OwnTireHotelSettings, parts: BookingParts): Promise<OwnTireHotel> {
  const { contentFolder, excludesDemoData, origin, site, locales = {} } = settings;
  const { storage, outbox, onBooked, clock, logger } = parts;
  const read = await loadTireHotelFiles({ contentFolder, logger });
  const files = excludesDemoData ? { ...read, agreements: [] } : read;
  await syncTireHotelFiles(files, { storage, clock, logger });
  const { wheelChanges, links, deliverers } = await createWheelChanges({ ...settings, files }, parts);
  const message = { outbox, host: new URL(origin).host };
  const wordings = new Map<Language, { code?: string | undefined; locked?: string | undefined }>();
  for (const language of Object.keys(locales) as Language[]) {
    // the start does not wait for the content platform
    parts.content.dictionary({ site, language }).then(
      ({ tireCodeMessage: code, tireLockedMessage: locked }) => wordings.set(language, { code, locked }),
      () => logger.warn('tireHotel.textsNotRead', { language }),
    );
  }
  const backend = createEmbeddedTireHotel({
    storage,
    wheelChanges,
    codeSecret: await storedSecret(storage, 'tireHotelCodes'),
    sendCode: (queries, phone, code, language = 'sv') =>
      queueCode({ ...message, wording: wordings.get(language)?.code || swedishCodeMessage }, queries, phone, code),
    sendLockNotice: (queries, phone, { language = 'sv', ...notice }) => {
      const wording = wordings.get(language)?.locked || swedishLockedMessage;
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
