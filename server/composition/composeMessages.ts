import { backendSettings } from '../../config/backendSettings.ts';
import { languageTexts } from '../../config/languages/languageTexts.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import { createComhub } from '../forms/createComhub.ts';
import { createLeadDelivery } from '../forms/createLeadDelivery.ts';
import { createLeadRecipients } from '../forms/leadRecipients.ts';
import type { AddressCatalogue } from '../forms/leadRecipients.ts';
import { createCarPages } from '../forms/mail/createCarPages.ts';
import { leadMailDelivery } from '../forms/mail/leadMailDelivery.ts';
import { createPhotoAddresses } from '../forms/photos/createPhotoAddresses.ts';
import { readPhotos } from '../forms/photos/leadPhotos.ts';
import { keepSms, mailDelivery } from '../messages/messageDeliveries.ts';
import { smsOverHttp } from '../messages/smsOverHttp.ts';
import { smtpMailer } from '../messages/smtpMailer.ts';
import type { Services } from '../Services.ts';
import { createOutboxWorker } from '../storage/outbox/createOutboxWorker.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createPurge } from '../storage/purge/createPurge.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

interface MessageSources {
  /** Finds the addresses of dealers. */
  catalogue: AddressCatalogue;
  content: Pick<ContentGateway, 'dictionary'>;
  /** Deliverers of other rooms, by kind of outbox entries. */
  deliverers: Record<string, Deliver>;
}

interface MessageServices {
  /** Not started yet. */
  outboxWorker: Services['outboxWorker'];
  stop(): Promise<void>;
}

/**
 * Delivery of leads, mails and text messages from the outbox, and the removal of old personal data.
 * What has no configured receiver is kept; leads without a lead service are mailed.
 */
export function composeMessages(
  { env, group }: Setup,
  { outbox, storage, clock, logger, builtInTexts }: Foundation,
  { catalogue, content, deliverers }: MessageSources,
): MessageServices {
  const { comhub, smtp, sms } = backendSettings(env, group);
  const { sites, languages } = group;
  const stored = { storage, clock, logger };
  const origin = env.LEAD_PHOTO_ORIGIN;
  const photoAddresses = origin ? createPhotoAddresses({ storage, origin, clock }) : null;
  const leads = comhub.endpoint ? createComhub({ ...comhub, photoAddresses, logger }) : null;
  const texts = sms.endpoint ? smsOverHttp({ ...sms, logger }) : null;
  const mailer = smtp.url ? smtpMailer({ ...smtp, logger }) : null;
  const lead = createLeadDelivery({
    comhub: leads?.deliver ?? null,
    mail:
      mailer &&
      leadMailDelivery({
        mailer,
        sites,
        mailTextsOf: languageTexts(languages, 'mails'),
        photosOf: (ids) => readPhotos(storage, ids),
        carPageOf: createCarPages({ content, builtInTexts }),
        recipients: createLeadRecipients({ catalogue, logger }),
        fallbackAddress: env.LEADS_FALLBACK_MAIL,
        logger,
      }),
    sites,
    catalogue,
    clock,
    logger,
  });
  const outboxWorker = createOutboxWorker({
    outbox,
    deliverers: { lead, mail: mailDelivery(mailer), sms: texts?.deliver ?? keepSms, ...deliverers },
    clock,
    logger,
    purge: createPurge({ ...stored, keepDays: env.LEADS_KEEP_DAYS, keepBookingDays: env.BOOKING_KEEP_DAYS }),
  });
  return {
    outboxWorker,
    stop: async () => {
      await outboxWorker.stop();
      for (const sender of [leads, mailer, texts]) sender?.close();
    },
  };
}
