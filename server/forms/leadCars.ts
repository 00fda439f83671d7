import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { carByIdSearch } from '../../shared/catalogue/list/listSearch.ts';
import { leadCar } from '../../shared/forms/contactValues.ts';
import type { LeadCar } from '../../shared/forms/LeadTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { withDeadline } from '../kit/withDeadline.ts';
import type { KnownSubmission } from './validation/checkLead.ts';

/** Looks up the cars of leads. */
export interface LeadCars {
  /** Finds a site's car; 'none' if the site does not have it, 'unknown' if the catalogue is unavailable. */
  find(site: string, carId: string): Promise<LeadCar | 'none' | 'unknown'>;
}

/** Timeout of the catalogue while a visitor waits. */
const timeoutMs = 3000;

export function createLeadCars(options: {
  catalogue: Pick<CatalogueBackend, 'searchCars'>;
  logger: Logger;
  /** ms; for tests. */
  maxWaitMs?: number;
}): LeadCars {
  const { catalogue, logger, maxWaitMs = timeoutMs } = options;
  return {
    find: async (site, carId) => {
      const search = carByIdSearch(indexFor(site, 'vehicles'), carId);
      const found = await withDeadline(catalogue.searchCars(search), maxWaitMs, () => null).catch(() => null);
      if (!found || found.error) {
        logger.warn('leads.carUnchecked', { site });
        return 'unknown';
      }
      const [car] = found.content;
      return car ? leadCar(car) : 'none';
    },
  };
}

/** Replaces the car sent by the browser with its record; other leads are unchanged. */
export function withCar<L extends KnownSubmission>(lead: L, car: LeadCar): L {
  if (lead.kind !== 'carContact') return lead;
  const { submission } = lead;
  return { ...lead, submission: { ...submission, values: { ...submission.values, car } } };
}
