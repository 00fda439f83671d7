import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { BookingLinkGateway } from '../../shared/booking/BookingLinkGateway.ts';
import type { MessageChannel } from '../../shared/booking/BookingTypes.ts';
import type { WaitingListGateway } from '../../shared/booking/WaitingListGateway.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts, SmsNotice } from '../../shared/site/SiteTypes.ts';
import type { Deliver, Outbox } from '../storage/outbox/Outbox.ts';
import type { Storage } from '../storage/Storage.ts';
import type { BookingSite } from './BookingSite.ts';
import type { ConfirmationCodes } from './createConfirmationCodes.ts';
import type { CustomerLimits } from './customerLimits.ts';

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
  /** Limits of bookings per customer; left out for none. */
  limits?: CustomerLimits;
  /** Codes that raise these limits; left out for none. */
  codes?: ConfirmationCodes;
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
