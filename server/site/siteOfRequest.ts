import type { Request, RequestHandler, Response } from 'express';
import type { ListFacetConfig } from '../../shared/catalogue/list/ListFacetConfig.ts';
import type { ValueLabels } from '../../shared/catalogue/ValueLabels.ts';
import type { MapTiles } from '../../shared/places/MapTiles.ts';
import { phonePlanFor } from '../../shared/site/phonePlanFor.ts';
import { writtenForms } from '../../shared/site/plateWriter.ts';
import type { PagePlate, SitePlates } from '../../shared/site/plateTypes.ts';
import { siteOrigin } from '../../shared/site/siteOrigin.ts';
import type {
  CustomerNotices,
  Language,
  SiteConfig,
  SiteContext,
  SiteLogoPicture,
} from '../../shared/site/SiteTypes.ts';
import { isLocalHost } from './createSiteDirectory.ts';
import type { SiteDirectory } from './createSiteDirectory.ts';
import { requestHost } from '../http/security/requestHost.ts';

/** Sets the site of a request by its host, which createHostGate has checked. */
export function resolveSite(directory: SiteDirectory): RequestHandler {
  return (request, response, next) => {
    setSite(response, directory.byHost(requestHost(request)));
    next();
  };
}

/** Overrides the site of the response. */
export function setSite(response: Response, site: SiteConfig): void {
  response.locals['site'] = site;
}

export function siteOf(response: Response): SiteConfig {
  return response.locals['site'] as SiteConfig;
}

/** The site of a failed response; undefined when it failed before its site was known. */
export function siteOfAnswer(response: Response): SiteConfig | undefined {
  return response.locals['site'] as SiteConfig | undefined;
}

/** Language of a path by its first segment; the first language of the site has none. */
export function languageOfPath(site: SiteConfig, path: string): { language: Language; basePath: string } {
  const first = path.split('/')[1] ?? '';
  const language = site.languages.slice(1).find((candidate) => candidate === first);
  return language ? { language, basePath: `/${language}` } : { language: site.languages[0], basePath: '' };
}

/** Parts of a site's context that do not come from its configuration. */
export interface SiteContextParts extends Partial<CustomerNotices> {
  /** Map tiles of another host; null when this server draws them. */
  otherMapTiles?: MapTiles | null;
  valueLabels?: ValueLabels | undefined;
}

/**
 * Scheme and host for absolute URLs of a site.
 * They are the site's own, whatever host a request names, because shared caches store responses. Under a local name,
 * where no shared cache is, they are those of the request.
 */
export function originOfRequest(site: SiteConfig, request: Request): string {
  return originOf(site, request.protocol, requestHost(request));
}

/** See originOfRequest. */
export function originOf(site: SiteConfig, protocol: string, host: string): string {
  if (!isLocalHost(host)) return siteOrigin(site);
  return `${protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

/** The site data of a page at a path (with the language segment). */
export function siteContext(
  site: SiteConfig,
  { origin, path }: { origin: string; path: string },
  { otherMapTiles = null, smsNotice = null, mailedBookings = [], valueLabels }: SiteContextParts = {},
): SiteContext {
  const { language, basePath } = languageOfPath(site, path);
  const shownUnit = site.distanceUnits?.[language];
  const locale = site.locales[language] ?? language;
  const phonePlan = phonePlanFor(locale, site.country, site.phone);
  return {
    name: site.name,
    displayName: site.displayName,
    ...(site.company ? { company: site.company } : {}),
    language,
    languages: site.languages,
    basePath,
    origin,
    locale,
    country: site.country,
    currency: site.currency,
    distanceUnit: site.distanceUnit,
    ...(site.powerUnit === 'kW' ? { powerUnit: site.powerUnit } : {}),
    ...(shownUnit && shownUnit !== site.distanceUnit ? { displayDistanceUnit: shownUnit } : {}),
    timeZone: site.timeZone,
    plate: pagePlate(site.plates),
    ...(site.townForm === undefined ? {} : { townForm: site.townForm }),
    phone: site.phone,
    ...(phonePlan ? { phonePlan } : {}),
    credit: site.credit,
    ...(site.vat ? { vat: site.vat } : {}),
    ...(site.features.tireHotel && site.tires ? { tires: site.tires } : {}),
    features: site.features,
    color: site.look.color,
    ...(site.logo ? { logo: shownLogo(site.logo) } : {}),
    ...(site.look.pages.length > 0 ? { pageThemes: site.look.pages.map(({ theme }) => theme) } : {}),
    consent: site.consent,
    ...(site.thirdParties ? { thirdParties: site.thirdParties } : {}),
    ...(site.gtmId ? { gtmId: site.gtmId } : {}),
    ...(otherMapTiles ? { map: otherMapTiles } : {}),
    ...(smsNotice ? { smsNotice } : {}),
    ...(mailedBookings.length > 0 ? { mailedBookings } : {}),
    facets: site.facets.map((facet) => inLanguage(facet, language)),
    sorts: site.sorts,
    ...(valueLabels ? { valueLabels } : {}),
    ...(site.brandLogos ? { brandLogos: site.brandLogos } : {}),
    ...(site.finance ? { finance: site.finance } : {}),
    ...(site.contacts ? { contacts: site.contacts } : {}),
    ...(site.serviceRequest ? { serviceRequest: site.serviceRequest } : {}),
    ...(site.struckPriceWithoutHistory ? { struckPriceWithoutHistory: site.struckPriceWithoutHistory } : {}),
    ...(site.carDetailLayout ? { carDetailLayout: site.carDetailLayout } : {}),
    ...(site.loanDisclaimerOrder ? { loanDisclaimerOrder: site.loanDisclaimerOrder } : {}),
    ...(site.latestArrivalsSort ? { latestArrivalsSort: site.latestArrivalsSort } : {}),
  };
}

/** A facet with its label in one language: its own, or that of the site's first. */
function inLanguage(facet: ListFacetConfig, language: Language): ListFacetConfig {
  const { label } = facet;
  if (label === undefined || typeof label === 'string') return facet;
  return { ...facet, label: label[language] ?? Object.values(label)[0] ?? '' };
}

function shownLogo({ onDark: _styled, ...shown }: SiteLogoPicture): NonNullable<SiteContext['logo']> {
  return shown;
}

function pagePlate(plates: SitePlates): PagePlate {
  const { example, maxLength, personalLength = maxLength, look, inText } = plates;
  return {
    example,
    maxLength,
    personalLength: Math.max(personalLength, maxLength),
    look,
    written: writtenForms(plates),
    inText,
  };
}
