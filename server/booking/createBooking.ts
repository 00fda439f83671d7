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
import { tellOfUnknownOutcomes } from './tellOfUnknownOutcomes.ts';
import { dealerWorkshops } from './dealerWorkshops.ts';
import { noWaitingList } from './waiting/noWaitingList.ts';
import { noBookingLinks } from './noBookingLinks.ts';
import { textBookings } from './sms/textBookings.ts';

export interface BookingSettings {
  /** Of the workshops' booking system; "" for the embedded engine. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  honoursKeys: boolean;
  /** Is told of bookings with an unknown outcome, beside the workshop; "" for nobody else. */
  casesMail?: string;
  /** Invented cars and customers of the files are left out. */
  excludesDemoData?: boolean;
  /** Customers with a mobile number are told by text message too. */
  texts: boolean;
  /** Senders that are set up: pages say that a message was sent where one really leaves. */
  senders: Readonly<Record<MessageChannel, boolean>>;
  /** Signs the links of bookings; "" for one of the installation's own. */
  linkSecret: string;
  /** Sites whose pages book workshops. */
  sites: readonly BookingSite[];
  /** Countries of all sites of the group, by site. */
  countries: ReadonlyMap<string, string>;
  /** Absolute paths: the folder with booking/, and the file of the dealers; null for a group without. */
  contentFolder: string;
  dealersFile: string | null;
}

export interface BookingParts {
  storage: Storage;
  outbox: Outbox;
  content: Pick<ContentGateway, 'dictionary'>;
  builtInTexts: BuiltInTexts;
  /** Called when there are messages to send. */
  onBooked: () => void;
  clock: Clock;
  logger: Logger;
}

/** Workshop booking as a site has it. */
export interface SiteBooking {
  booking: BookingGateway;
  waitingList: WaitingListGateway;
  /** What mobile numbers get by text message; null for nothing. */
  smsNotice: SmsNotice | null;
}

export interface Booking {
  /** By name of the site. */
  sites: ReadonlyMap<string, SiteBooking>;
  links: BookingLinkGateway;
  /** Of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  close: () => void;
}

/** The booking system that the settings name, or the embedded engine. */
export async function createBooking(settings: BookingSettings, parts: BookingParts): Promise<Booking> {
  if (!settings.endpoint) return { ...(await createOwnBooking(settings, parts)), close: () => undefined };
  const opened = settings.sites.map((site) => remoteBooking(settings, site, parts));
  // a reminder that the engine has left behind is not for a booking of this system
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
  const onUnknown = tellOfUnknownOutcomes({ ...settings, site }, { ...parts, workshopOf });
  const { gateway, close } = createMechmate(settings, {
    ...parts,
    workshopOf,
    language: site.languages[0],
    // where the booking system knows keys the customer finds out by asking again
    ...(settings.honoursKeys ? {} : { onUnknown }),
    ...(texts ? { onDone: texts.onDone, channelsOf: texts.channelsOf } : {}),
  });
  const booking: SiteBooking = { booking: gateway, waitingList: noWaitingList(), smsNotice: texts?.notice ?? null };
  return { name: site.name, booking, close };
}
