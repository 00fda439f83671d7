import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import { carsByIdSearch } from '../../shared/catalogue/list/listSearch.ts';
import type { SearchRequest } from '../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import { withDeadline } from '../kit/withDeadline.ts';

/** An address that may receive leads of a site. */
export interface OwnRecipient {
  /** Names of its owner: dealer, department or person. */
  names: readonly string[];
  /** Addresses for leads that its mail server refuses, the nearest first: its department's, its dealer's. */
  fallbacks: readonly string[];
  /** Names of the site's dealers. */
  dealerNames: readonly string[];
}

/** 'unknown' when the catalogue is unavailable. */
export type RecipientAnswer = OwnRecipient | 'stranger' | 'unknown';

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

type Owner = Pick<OwnRecipient, 'names' | 'fallbacks'>;

/** Addresses of a site's dealers in lower case, and the fallbacks of their departments. */
interface DealerAddresses {
  owners: ReadonlyMap<string, Owner>;
  fallbacksByErpId: ReadonlyMap<string, readonly string[]>;
  dealerNames: readonly string[];
}

interface KnownAddresses {
  readAt: number;
  addresses: Promise<DealerAddresses>;
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

  const dealersAddresses = (site: string, maxAgeMs: number): Promise<DealerAddresses> => {
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

  const findOwner = async (site: string, address: string, carId: string | null): Promise<OwnRecipient | null> => {
    const known = await dealersAddresses(site, freshForMs);
    const { dealerNames } = known;
    const owner = known.owners.get(address) ?? (carId === null ? null : await findSeller(site, address, carId, known));
    if (owner) return { ...owner, dealerNames };
    const reread = await dealersAddresses(site, rereadAfterMs);
    const found = reread.owners.get(address);
    return found ? { ...found, dealerNames: reread.dealerNames } : null;
  };

  /** A seller of the car who is not an employee; the fallbacks are those of the car's department. */
  const findSeller = async (
    site: string,
    address: string,
    carId: string,
    { fallbacksByErpId }: DealerAddresses,
  ): Promise<Owner | null> => {
    const found = await catalogue.searchCars(carsByIdSearch(indexFor(site, 'vehicles'), [carId], sellerFields));
    if (found.error) throw new CatalogueSilentError();
    const { car_sellers: sellers = [], car_departmenterpid: erpId = '' } = found.content[0] ?? {};
    const names = sellers.filter(({ email }) => folded(email) === address).map(({ name }) => name);
    return names.length > 0 ? { names, fallbacks: fallbacksByErpId.get(erpId) ?? [] } : null;
  };

  return {
    check: async (site, address, carId) => {
      try {
        return (await withDeadline(findOwner(site, folded(address), carId), maxWaitMs, giveUp)) ?? 'stranger';
      } catch (error) {
        logger.warn('leads.recipientUnchecked', { site, reason: error instanceof Error ? error.name : 'unknown' });
        return 'unknown';
      }
    },
  };
}

const sellerFields = ['car_id', 'car_sellers', 'car_departmenterpid'] as const;

async function readDealersAddresses(catalogue: AddressCatalogue, site: string): Promise<DealerAddresses> {
  const owners = new Map<string, Owner>();
  const fallbacksByErpId = new Map<string, readonly string[]>();
  const dealerNames: string[] = [];
  const add = (address: string, name: string, fallbacks: readonly string[]): void => {
    if (address === '') return;
    const known = owners.get(folded(address));
    owners.set(folded(address), {
      names: [...(known?.names ?? []), name],
      fallbacks: [...(known?.fallbacks ?? []), ...fallbacks],
    });
  };
  const index = indexFor(site, 'sites');
  for (let offset = 0; ; offset += dealersPerSearch) {
    const found = await catalogue.searchDealers(dealersSearch(index, offset));
    if (found.error) throw new CatalogueSilentError();
    for (const { site_official_name = '', site_email = '', site_departments = [] } of found.content) {
      dealerNames.push(site_official_name);
      add(site_email, site_official_name, []);
      for (const { name, email, erp_id, users } of site_departments) {
        const fallbacks = [email, site_email].filter((address) => address !== '');
        add(email, name, [site_email]);
        for (const user of users) add(user.email, `${user.first_name} ${user.last_name}`.trim(), fallbacks);
        fallbacksByErpId.set(erp_id, fallbacks);
      }
    }
    if (found.content.length === 0 || offset + dealersPerSearch >= found.total_items) {
      return { owners, fallbacksByErpId, dealerNames };
    }
  }
}

function dealersSearch(index: string, offset: number): SearchRequest {
  const fields = ['id', 'site_official_name', 'site_email', 'site_departments'];
  return { index, fields, keyphrase: '', facets: [], limit: dealersPerSearch, offset, sort_name: '', filters: {} };
}

function folded(address: string): string {
  return address.trim().toLowerCase();
}

class CatalogueSilentError extends Error {
  override readonly name = 'CatalogueSilentError';
}
