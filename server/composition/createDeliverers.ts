import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { createComhub } from '../forms/createComhub.ts';
import { createLeadDelivery } from '../forms/createLeadDelivery.ts';
import type { AddressCatalogue } from '../forms/leadRecipients.ts';
import { createPhotoAddresses } from '../forms/photos/createPhotoAddresses.ts';
import { readPhotos } from '../forms/photos/leadPhotos.ts';
import { createCarPages } from '../forms/mail/createCarPages.ts';
import { createLeadRecipients } from '../forms/leadRecipients.ts';
import { leadMailDelivery } from '../forms/mail/leadMailDelivery.ts';
import { keepSms, mailDelivery } from '../messages/messageDeliveries.ts';
import { smsOverHttp } from '../messages/smsOverHttp.ts';
import { smtpMailer } from '../messages/smtpMailer.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import type { Storage } from '../storage/Storage.ts';

interface DelivererSettings {
  /** `endpoint` "": leads are mailed, or kept. */
  comhub: { endpoint: string; apiKey: string; apiKeyHeader: string };
  /** `url` "": mails are kept. */
  smtp: { url: string; from: string; returnPath: string };
  /** Recipient of leads that all others refuse; "" for none. */
  leadFallback: string;
  /** `endpoint` "": text messages are kept. */
  sms: { endpoint: string; apiKey: string; apiKeyHeader: string; from: string };
  /** Origin of the group's website for photo URLs; "": comhub gets none. */
  photoOrigin: string;
  storage: Storage;
  sites: readonly SiteConfig[];
  catalogue: AddressCatalogue;
  content: Pick<ContentGateway, 'dictionary'>;
  builtInTexts: BuiltInTexts;
  clock: Clock;
  logger: Logger;
}

/** Creates the deliverers of outbox entries, by kind. */
export function createDeliverers(settings: DelivererSettings): {
  deliverers: Record<string, Deliver>;
  close: () => void;
} {
  const { comhub, smtp, sms, photoOrigin, leadFallback, storage, sites, catalogue, clock, logger } = settings;
  const photoAddresses = photoOrigin ? createPhotoAddresses({ storage, origin: photoOrigin, clock }) : null;
  const leads = comhub.endpoint ? createComhub({ ...comhub, photoAddresses, logger }) : null;
  const texts = sms.endpoint ? smsOverHttp({ ...sms, logger }) : null;
  const mailer = smtp.url ? smtpMailer({ ...smtp, logger }) : null;
  return {
    deliverers: {
      lead: createLeadDelivery({
        comhub: leads?.deliver ?? null,
        mail:
          mailer &&
          leadMailDelivery({
            mailer,
            sites,
            photosOf: (ids) => readPhotos(storage, ids),
            carPageOf: createCarPages(settings),
            recipients: createLeadRecipients(settings),
            fallbackAddress: leadFallback,
            logger,
          }),
        sites,
        catalogue,
        clock,
        logger,
      }),
      mail: mailDelivery(mailer),
      sms: texts?.deliver ?? keepSms,
    },
    close: () => {
      leads?.close();
      mailer?.close();
      texts?.close();
    },
  };
}
