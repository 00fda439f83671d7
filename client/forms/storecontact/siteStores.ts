import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SiteContact } from '../../../shared/site/SiteTypes.ts';

/** Recipients to choose from: the site's own contacts first, then its dealers. */
export interface SiteStores {
  contacts: readonly SiteContact[];
  dealers: readonly SiteContact[];
}

export function siteStores(
  contacts: readonly SiteContact[] = [],
  dealers: readonly Pick<Partial<Dealer>, 'site_official_name' | 'site_email'>[] = [],
): SiteStores {
  const knownEmails = new Set(contacts.map(({ siteEmail }) => siteEmail.toLowerCase()));
  const others = dealers.map(({ site_official_name = '', site_email = '' }) => ({
    siteName: site_official_name,
    siteEmail: site_email,
  }));
  return { contacts, dealers: others.filter(({ siteEmail }) => !knownEmails.has(siteEmail.toLowerCase())) };
}

/** Store with this address; the only one if none is named; null for an unknown address. */
export function chosenStore({ contacts, dealers }: SiteStores, siteEmail: string): SiteContact | null {
  const all = [...contacts, ...dealers];
  if (siteEmail === '' && all.length === 1) return all[0] ?? null;
  return all.find((store) => store.siteEmail === siteEmail) ?? null;
}
