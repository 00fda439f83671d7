import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { MessageChannel } from '../../shared/booking/BookingTypes.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { WaitingListGateway } from '../../shared/booking/WaitingListGateway.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { SitePlates } from '../../shared/site/plateTypes.ts';
import type { Language, SmsNotice } from '../../shared/site/SiteTypes.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Deliver, Outbox } from '../storage/Outbox.ts';
import type { Storage } from '../storage/Storage.ts';
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
  /** The site whose pages book and show bookings, its origin, and its languages with their locales. */
  site: string;
  origin: string;
  locales?: Partial<Record<Language, string>>;
  plates: SitePlates;
  /** Absolute paths: the folder with booking/, and the file of the dealers; null for a group without. */
  contentFolder: string;
  dealersFile: string | null;
}

export interface BookingParts {
  storage: Storage;
  outbox: Outbox;
  content: Pick<ContentGateway, 'dictionary'>;
  /** Called when there are messages to send. */
  onBooked: () => void;
  clock: Clock;
  logger: Logger;
}

export interface Booking {
  booking: BookingGateway;
  links: BookingLinkGateway;
  waitingList: WaitingListGateway;
  /** Of outbox entries, by kind. */
  deliverers: Record<string, Deliver>;
  /** What mobile numbers get by text message; null for nothing. */
  smsNotice: SmsNotice | null;
  close: () => void;
}

/** The booking system that the settings name, or the embedded engine. */
export async function createBooking(settings: BookingSettings, parts: BookingParts): Promise<Booking> {
  if (!settings.endpoint) return { ...(await createOwnBooking(settings, parts)), close: () => undefined };
  const workshopOf = dealerWorkshops({ ...parts, dealersFile: settings.dealersFile });
  const texts = settings.texts ? textBookings(settings, { ...parts, workshopOf }) : null;
  const onUnknown = tellOfUnknownOutcomes(settings, { ...parts, workshopOf });
  const { gateway, close } = createMechmate(settings, {
    ...parts,
    workshopOf,
    // where the booking system knows keys the customer finds out by asking again
    ...(settings.honoursKeys ? {} : { onUnknown }),
    ...(texts ? { onDone: texts.onDone, channelsOf: texts.channelsOf } : {}),
  });
  // a reminder that the engine has left behind is not for a booking of this system
  return {
    booking: gateway,
    links: noBookingLinks(),
    waitingList: noWaitingList(),
    deliverers: {},
    smsNotice: texts?.notice ?? null,
    close,
  };
}
