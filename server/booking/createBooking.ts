import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { MessageChannel } from '../../shared/booking/BookingTypes.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { WaitingListGateway } from '../../shared/booking/WaitingListGateway.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { BuiltInTexts, SmsNotice } from '../../shared/site/SiteTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Deliver, Outbox } from '../storage/Outbox.ts';
import type { Storage } from '../storage/Storage.ts';
import type { BookingSite } from './BookingSite.ts';
import { createOwnBooking } from './createOwnBooking.ts';
import { createMechmate } from './createMechmate.ts';
import { reportUnknownOutcomes } from './reportUnknownOutcomes.ts';
import { dealerWorkshops } from './dealerWorkshops.ts';
import { noWaitingList } from './waiting/noWaitingList.ts';
import { noBookingLinks } from './noBookingLinks.ts';
import { textBookings } from './sms/textBookings.ts';

export interface BookingSettings {
  /** URL of the workshops' booking system; "" for the embedded engine. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  honoursKeys: boolean;
  /** Mail address notified of unknown outcomes in addition to the workshop; "" for none. */
  casesMail?: string;
  /** Leaves out invented cars and customers of the files. */
  excludesDemoData?: boolean;
  /** Sends text messages, too, to customers with a mobile number. */
  texts: boolean;
  /** Configured senders: pages mention a message only where one is really sent. */
  senders: Readonly<Record<MessageChannel, boolean>>;
  /** Secret for the signatures of booking links; "" uses one generated for the installation. */
  linkSecret: string;
  /** Sites with workshop booking. */
  sites: readonly BookingSite[];
  /** Countries of all sites of the group, by site. */
  countries: ReadonlyMap<string, string>;
  /** Absolute paths: the folder with booking/, and the dealers file; null for a group without. */
  contentFolder: string;
  dealersFile: string | null;
}

export interface BookingParts {
  storage: Storage;
  outbox: Outbox;
  content: Pick<ContentGateway, 'dictionary'>;
  builtInTexts: BuiltInTexts;
  /** Called after messages were queued. */
  onBooked: () => void;
  clock: Clock;
  logger: Logger;
}

/** Workshop booking of one site. */
export interface SiteBooking {
  booking: BookingGateway;
  waitingList: WaitingListGateway;
  /** Text messages that mobile numbers receive; null for none. */
  smsNotice: SmsNotice | null;
}

export interface Booking {
  /** By site name. */
  sites: ReadonlyMap<string, SiteBooking>;
  links: BookingLinkGateway;
  /** Deliverers of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  close: () => void;
}

/** Connects to the configured booking system, or starts the embedded engine. */
export async function createBooking(settings: BookingSettings, parts: BookingParts): Promise<Booking> {
  if (!settings.endpoint) return { ...(await createOwnBooking(settings, parts)), close: () => undefined };
  const opened = settings.sites.map((site) => remoteBooking(settings, site, parts));
  // reminders left by the embedded engine are not for bookings of this system
  return {
    sites: new Map(opened.map(({ name, booking }) => [name, booking])),
    links: noBookingLinks(),
    deliverers: {},
    close: () => {
      for (const { close } of opened) close();
    },
  };
}

function remoteBooking(settings: BookingSettings, site: BookingSite, parts: BookingParts) {
  const workshopOf = dealerWorkshops({ ...parts, dealersFile: settings.dealersFile, timeZone: site.timeZone });
  const texts = settings.texts ? textBookings({ ...settings, site }, { ...parts, workshopOf }) : null;
  const onUnknown = reportUnknownOutcomes({ ...settings, site }, { ...parts, workshopOf });
  const { gateway, close } = createMechmate(settings, {
    ...parts,
    workshopOf,
    language: site.languages[0],
    // a booking system that honours keys tells the outcome on a retry
    ...(settings.honoursKeys ? {} : { onUnknown }),
    ...(texts ? { onDone: texts.onDone, channelsOf: texts.channelsOf } : {}),
  });
  const booking: SiteBooking = { booking: gateway, waitingList: noWaitingList(), smsNotice: texts?.notice ?? null };
  return { name: site.name, booking, close };
}
