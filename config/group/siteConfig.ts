import type { SiteLook } from '../../shared/site/SiteLook.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { carFacets, carSorts } from '../carList.ts';
import type { Country } from './countrySchema.ts';
import type { SiteFile } from './siteSchema.ts';

/**
 * Completes a site's file with defaults.
 * These are the country's units and time zone, locales, and the usual facets and sorts.
 */
export function siteConfig(name: string, file: SiteFile, country: Country, look: SiteLook): SiteConfig {
  const { facets, sorts, locales, theme: _theme, tokens: _tokens, pageThemes: _pageThemes, ...written } = file;
  const { locales: localesOfCountry, ...ofCountry } = country;
  const { features, languages } = written;
  return {
    name,
    ...ofCountry,
    ...written,
    look,
    locales: Object.fromEntries(
      languages.map((language) => [
        language,
        locales?.[language] ?? localesOfCountry?.[language] ?? chooseLocale(language, file.country),
      ]),
    ),
    facets: features.stock ? (facets ?? carFacets) : [],
    sorts: features.stock ? (sorts ?? carSorts) : [],
  };
}

function chooseLocale(language: Language, country: string): string {
  // European English: its date and number formats are those of most of its readers.
  if (language === 'en') return 'en-150';
  return `${language}-${country.toUpperCase()}`;
}
