import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../shared/catalogue/dealers/Dealer.ts';
import { carsByIdSearch } from '../../shared/catalogue/list/listSearch.ts';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { withDeadline } from '../kit/withDeadline.ts';

/** 'unknown' when the catalogue is unavailable. */
export type RecipientAnswer = 'own' | 'stranger' | 'unknown';

/** Checks whether a mail address may receive the leads of a site. */
export interface LeadRecipients {
  /** `carId`: car of the enquiry, whose sellers may receive leads, too; null for none. Never throws. */
  check(site: string, address: string, carId: string | null): Promise<RecipientAnswer>;
}

export type AddressCatalogue = Pick<CatalogueBackend, 'searchCars' | 'searchDealers'>;

/** Cache time of a site's addresses, and their minimum age before an unknown address causes a refresh. */
const freshForMs = 5 * 60_000;
const rereadAfterMs = 30_000;
/** Timeout of the catalogue while a visitor waits. */
const defaultMaxWaitMs = 3000;
const dealersPerSearch = 1000;

/** The catalogue exceeded the time that a visitor may wait. */
class TookTooLongError extends Error {
  override readonly name = 'TookTooLongError';
}

const giveUp = (): never => {
  throw new TookTooLongError();
};

interface KnownAddresses {
  readAt: number;
  addresses: Promise<ReadonlySet<string>>;
}

/**
 * Collects a site's own addresses: dealers, departments, employees, and the sellers of the car.
 * Addresses are case-insensitive.
 */
export function createLeadRecipients(options: {
  catalogue: AddressCatalogue;
  logger: Logger;
  /** Milliseconds; only differences matter. */
  now?: () => number;
  /** ms; for tests. */
  maxWaitMs?: number;
}): LeadRecipients {
  const { catalogue, logger, now: clock = monotonicMs, maxWaitMs = defaultMaxWaitMs } = options;
  const cache = new Map<string, KnownAddresses>();

  const dealersAddresses = (site: string, maxAgeMs: number): Promise<ReadonlySet<string>> => {
    const now = clock();
    const cached = cache.get(site);
    if (cached && now - cached.readAt < maxAgeMs) return cached.addresses;
    const addresses = withDeadline(readDealersAddresses(catalogue, site), maxWaitMs, giveUp); // a hanging request is not cached
    const entry = { readAt: now, addresses };
    cache.set(site, entry);
    addresses.catch(() => {
      if (cache.get(site) === entry) cache.delete(site);
    });
    return addresses;
  };

  const isOwn = async (site: string, address: string, carId: string | null): Promise<boolean> =>
    (await dealersAddresses(site, freshForMs)).has(address) ||
    (carId !== null && (await sellersAddresses(catalogue, site, carId)).includes(address)) ||
    (await dealersAddresses(site, rereadAfterMs)).has(address);

  return {
    check: async (site, address, carId) => {
      try {
        return (await withDeadline(isOwn(site, folded(address), carId), maxWaitMs, giveUp)) ? 'own' : 'stranger';
      } catch (error) {
        logger.warn('leads.recipientUnchecked', { site, reason: error instanceof Error ? error.name : 'unknown' });
        return 'unknown';
      }
    },
  };
}

async function readDealersAddresses(catalogue: AddressCatalogue, site: string): Promise<ReadonlySet<string>> {
  const addresses = new Set<string>();
  const index = indexFor(site, 'sites');
  for (let offset = 0; ; offset += dealersPerSearch) {
    const found = await catalogue.searchDealers(dealersSearch(index, offset));
    if (found.error) throw new CatalogueSilentError();
    for (const dealer of found.content) for (const address of collectAddresses(dealer)) addresses.add(folded(address));
    if (found.content.length === 0 || offset + dealersPerSearch >= found.total_items) return addresses;
  }
}

function dealersSearch(index: string, offset: number): SearchRequest {
  const fields = ['id', 'site_email', 'site_departments'];
  return { index, fields, keyphrase: '', facets: [], limit: dealersPerSearch, offset, sort_name: '', filters: {} };
}

function collectAddresses({ site_email, site_departments = [] }: Partial<Dealer>): string[] {
  const departments = site_departments.flatMap(({ email, users }) => [email, ...users.map((user) => user.email)]);
  return [site_email ?? '', ...departments].filter((address) => address !== '');
}

async function sellersAddresses(catalogue: AddressCatalogue, site: string, carId: string): Promise<string[]> {
  const index = indexFor(site, 'vehicles');
  const found = await catalogue.searchCars(carsByIdSearch(index, [carId], ['car_id', 'car_sellers']));
  if (found.error) throw new CatalogueSilentError();
  return (found.content[0]?.car_sellers ?? []).map(({ email }) => folded(email));
}

function folded(address: string): string {
  return address.trim().toLowerCase();
}

class CatalogueSilentError extends Error {
  override readonly name = 'CatalogueSilentError';
}
