import { resolve } from 'node:path';
import type { Booking } from '../../../server/booking/Booking.ts';
import { createBooking } from '../../../server/booking/createBooking.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import type { Services } from '../../../server/Services.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { bookingNow } from '../../fixtures/booking/embeddedBooking.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { demoParts } from '../demo/testServices.ts';
import { demoBookingSites, demoCountries } from '../../fixtures/demo/demoBookingSites.ts';
import { noBuiltInTexts } from '../../fixtures/booking/bookingSite.ts';

/**
 * Creates booking of the demo group's workshops as the server does, at noon of a Saturday.
 * It uses the embedded engine, or the system at a URL.
 */
export async function demoBooking(
  logger: Logger,
  endpoint = '',
): Promise<Pick<Services, 'gateways' | 'storage' | 'outbox'> & Pick<Booking, 'deliverers'>> {
  const { gateways } = await demoParts();
  const storage = await openTemporaryStorage();
  const clock = testClock(bookingNow);
  const outbox = createOutbox(storage, clock);
  const {
    sites,
    links: bookingLinks,
    deliverers,
  } = await createBooking(
    {
      endpoint,
      apiKey: 'a-key',
      apiKeyHeader: 'x-api-key',
      honoursKeys: false,
      texts: true,
      senders: { mail: true, sms: true },
      linkSecret: 'a-secret-of-the-tests-with-32-signs-or-more',
      sites: demoBookingSites,
      countries: demoCountries,
      contentFolder: resolve('groups/polhem/content'),
      dealersFile: resolve('groups/polhem/stock/dealers.ndjson.gz'),
    },
    {
      storage,
      outbox,
      content: gateways.content,
      builtInTexts: noBuiltInTexts,
      onBooked: () => undefined,
      clock,
      logger,
    },
  );
  const booking = sites.get('polhem-bil')?.booking ?? gateways.booking;
  return { gateways: { ...gateways, booking, bookingLinks, clock }, storage, outbox, deliverers };
}
