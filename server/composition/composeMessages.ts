import { backendSettings } from '../../config/backendSettings.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { AddressCatalogue } from '../forms/leadRecipients.ts';
import type { Services } from '../Services.ts';
import { createOutboxWorker } from '../storage/outbox/createOutboxWorker.ts';
import { createPurge } from '../storage/purge/createPurge.ts';
import type { Deliver } from '../storage/outbox/Outbox.ts';
import { createDeliverers } from './createDeliverers.ts';
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

/** Delivery of leads, mails and text messages from the outbox, and the removal of old personal data. */
export function composeMessages(
  { env, group }: Setup,
  foundation: Foundation,
  sources: MessageSources,
): MessageServices {
  const { outbox, storage, clock, logger } = foundation;
  const stored = { storage, clock, logger };
  const { deliverers, close } = createDeliverers({
    ...backendSettings(env, group),
    ...stored,
    builtInTexts: foundation.builtInTexts,
    content: sources.content,
    photoOrigin: env.LEAD_PHOTO_ORIGIN,
    leadFallback: env.LEADS_FALLBACK_MAIL,
    sites: group.sites,
    catalogue: sources.catalogue,
  });
  const outboxWorker = createOutboxWorker({
    outbox,
    deliverers: { ...deliverers, ...sources.deliverers },
    clock,
    logger,
    purge: createPurge({ ...stored, keepDays: env.LEADS_KEEP_DAYS, keepBookingDays: env.BOOKING_KEEP_DAYS }),
  });
  return {
    outboxWorker,
    stop: async () => {
      await outboxWorker.stop();
      close();
    },
  };
}
