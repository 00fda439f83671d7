import type { Express } from 'express';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { createLeadService } from '../../../server/forms/createLeadService.ts';
import { createPhotoService } from '../../../server/forms/photos/createPhotoService.ts';
import type { Services } from '../../../server/Services.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { addressCatalogue } from '../../fixtures/catalogue/addressCatalogue.ts';
import { testServices } from '../demo/testServices.ts';

export interface LeadApp {
  app: Express;
  services: Services;
  catalogue: ReturnType<typeof addressCatalogue>;
  /** Returns the number of leads in the database, which all apps of a test file share. */
  taken(): Promise<number>;
  /** Returns the stored submission of a lead. */
  submissionOf(id: string): Promise<string | undefined>;
  /** All log lines so far. */
  log(): string;
}

/** Creates the product with its own lead database and a dealer with a few mail addresses. */
export async function leadApp(change: Partial<Services> = {}): Promise<LeadApp> {
  const services = await testServices(change);
  const { storage, outbox, logger } = services;
  const catalogue = addressCatalogue();
  const service = createLeadService({ storage, outbox, sites: demoSites, catalogue, clock: realClock, logger });
  const photos = change.gateways?.photos ?? createPhotoService({ storage, clock: realClock });
  const gateways = { ...services.gateways, leads: service, photos };
  return {
    app: createApp({ ...services, gateways }),
    services,
    catalogue,
    taken: async () => (await storage.db.selectFrom('leads').select('id').execute()).length,
    submissionOf: async (id) => {
      const query = storage.db.selectFrom('leads').select('submission').where('id', '=', id);
      return (await query.executeTakeFirst())?.submission;
    },
    log: () => JSON.stringify(logger.lines),
  };
}
