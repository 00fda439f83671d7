import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A fault of the value at a path of keys in a site's file. */
export interface SiteFault {
  at: string[];
  message: string;
}

/** Returns contradictions between settings of a site. */
export function siteFaults(site: SiteConfig): SiteFault[] {
  const faults: SiteFault[] = [];
  if (site.bareHost !== undefined && !site.hosts.includes(site.bareHost)) {
    faults.push({ at: ['bareHost'], message: `"${site.bareHost}" is not among the site's hosts; add it to hosts` });
  }
  if (site.origin !== undefined && !site.hosts.includes(new URL(site.origin).hostname)) {
    faults.push({ at: ['origin'], message: `"${site.origin}" has none of the site's hosts; add its host to hosts` });
  }
  if (site.features.stock && !site.carBuyer) {
    faults.push({
      at: ['features', 'stock'],
      message: 'needs carBuyer, the recipient of cars that visitors offer; add carBuyer: { name: …, address: … }',
    });
  }
  return [...faults, ...financeFaults(site)];
}

/** Checks that quotes are in English and in pounds, for the price on a car's page. */
function financeFaults({ finance, languages, currency }: SiteConfig): SiteFault[] {
  if (!finance) return [];
  const at = ['finance'];
  return [
    ...(languages.includes('en')
      ? []
      : [{ at, message: 'is available in English only; add en to languages, or remove it' }]),
    ...(currency === 'GBP'
      ? []
      : [{ at, message: `makes quotes in GBP, but the site's prices are in ${currency}; use it on a site with GBP` }]),
  ];
}
