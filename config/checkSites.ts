import { emailFault } from '../shared/forms/contactRules.ts';
import { languages } from '../shared/site/SiteTypes.ts';
import type { SiteConfig } from '../shared/site/SiteTypes.ts';

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

function known(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function problemsOf(site: SiteConfig): string[] {
  const problems: string[] = [];
  if (site.hosts.length === 0) problems.push('has no host');
  for (const host of site.hosts) {
    if (!hostName.test(host)) problems.push(`has the host "${host}", which is not a lower-case host name without port`);
  }
  if (site.bareHost !== undefined && !site.hosts.includes(site.bareHost)) {
    problems.push(`moves www.${site.bareHost} to ${site.bareHost}, which is none of its hosts`);
  }
  if (new Set(site.languages).size !== site.languages.length) problems.push('names a language twice');
  for (const language of site.languages) {
    const locale = site.locales[language];
    if (!languages.includes(language))
      problems.push(`has the language "${language}", which the product does not speak`);
    if (locale === undefined) problems.push(`has no locale for its language "${language}"`);
    else if (!known(() => Intl.getCanonicalLocales(locale))) problems.push(`has the unknown locale "${locale}"`);
  }
  if (site.gtmId !== undefined && !/^GTM-[A-Z0-9]+$/.test(site.gtmId)) {
    problems.push(`has the tag manager id "${site.gtmId}", which is not like GTM-ABC123`);
  }
  if (site.icons && !/^[\w-]+(\/[\w-]+)*$/.test(site.icons.folder)) {
    problems.push(`has the icons.folder "${site.icons.folder}", which is not a folder below /media, like icons/trucks`);
  }
  if (site.icons && !/^#[0-9a-f]{6}$/.test(site.icons.color)) {
    problems.push(`has the icons.color "${site.icons.color}", which is not like #8f2a17`);
  }
  if (!known(() => new Intl.DateTimeFormat('en', { timeZone: site.timeZone }))) {
    problems.push(`has the unknown time zone "${site.timeZone}"`);
  }
  if (site.features.stock && (site.facets.length === 0 || site.sorts.length === 0)) {
    problems.push('sells cars and so needs facets and sorts');
  }
  return [...problems, ...financeProblems(site), ...leadProblems(site)];
}

/** Who gets leads has an address; whoever buys cars from visitors stands in no list of dealers. */
function leadProblems({ features, carBuyer, serviceRequest, contacts = [] }: SiteConfig): string[] {
  const problems: string[] = [];
  if (features.stock && !carBuyer) problems.push('buys cars from visitors and so needs a carBuyer {name, address}');
  if (carBuyer && emailFault(carBuyer.address) !== null) {
    problems.push(`has the carBuyer.address "${carBuyer.address}", which is no mail address`);
  }
  if (serviceRequest && emailFault(serviceRequest.motorcycleDealer.siteEmail) !== null) {
    const { siteEmail } = serviceRequest.motorcycleDealer;
    problems.push(`has the serviceRequest.motorcycleDealer.siteEmail "${siteEmail}", which is no mail address`);
  }
  for (const { siteName, siteEmail } of contacts) {
    if (emailFault(siteEmail) !== null) {
      problems.push(`has the address "${siteEmail}" of the contact "${siteName}", which is no mail address`);
    }
  }
  return problems;
}

/** Quotes are in English and in pounds, of a car's price as it stands. */
function financeProblems({ finance, languages: spoken, currency }: SiteConfig): string[] {
  if (!finance) return [];
  const problems: string[] = [];
  if (!spoken.includes('en')) problems.push('has finance quotes, which show in English only, but not that language');
  if (currency !== 'GBP') problems.push(`has finance quotes, which are in GBP, but prices in ${currency}`);
  if ([finance.dealerKey, ...Object.values(finance.dealerKeys ?? {})].includes('')) {
    problems.push('has an empty dealer key in finance');
  }
  for (const name of ['reserveUrl', 'partExchangeUrl'] as const) {
    if (!/^https?:\/\/\S+$/.test(finance[name])) {
      problems.push(`has the finance.${name} "${finance[name]}", which is no http or https address`);
    }
  }
  if (finance.quotePrice !== undefined && !['retail', 'asked'].includes(finance.quotePrice)) {
    problems.push(`has the finance.quotePrice "${finance.quotePrice}", which is neither "retail" nor "asked"`);
  }
  return problems;
}

/**
 * Returns the sites as given.
 * @throws Error that lists every mistake, when names or hosts are not unique or a site contradicts itself.
 */
export function checkSites(sites: readonly SiteConfig[]): readonly SiteConfig[] {
  const problems = sites.flatMap((site) => problemsOf(site).map((text) => `config/sites/${site.name}.ts ${text}.`));
  const names = new Set<string>();
  const hosts = new Map<string, string>();
  for (const site of sites) {
    if (names.has(site.name)) problems.push(`Two sites are named "${site.name}".`);
    names.add(site.name);
    for (const host of site.hosts) {
      const other = hosts.get(host);
      if (other !== undefined) problems.push(`The host ${host} belongs to both ${other} and ${site.name}.`);
      hosts.set(host, site.name);
    }
  }
  if (problems.length > 0) throw new Error(`The sites are not right:\n  ${problems.join('\n  ')}`);
  return sites;
}
