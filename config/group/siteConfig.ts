import type { SiteLook } from '../../shared/site/SiteLook.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { Languages } from '../languages/LanguagePack.ts';
import { usualSorts } from '../../shared/catalogue/list/carSorts.ts';
import { carFacets } from '../carList.ts';
import type { Country } from './countrySchema.ts';
import { countryTextsIn } from './countryTextsIn.ts';
import type { SiteFile } from './siteSchema.ts';

interface SiteParts {
  country: Country;
  look: SiteLook;
  languages: Languages;
}

/**
 * Completes a site's file with defaults.
 * These are the country's units and time zone, locales, and the usual facets and sorts.
 */
export function siteConfig(name: string, file: SiteFile, { country, look, languages: known }: SiteParts): SiteConfig {
  const { facets, sorts, locales, theme: _theme, tokens: _tokens, pageThemes: _pageThemes, ...written } = file;
  const { locales: localesOfCountry, countryTexts = {}, ...ofCountry } = country;
  const { features, languages } = written;
  return {
    name,
    ...ofCountry,
    ...written,
    look,
    countryTexts: Object.fromEntries(
      languages.map((language) => [language, countryTextsIn(language, countryTexts, known)]),
    ),
    locales: Object.fromEntries(
      languages.map((language) => [
        language,
        locales?.[language] ?? localesOfCountry?.[language] ?? chooseLocale(language, file.country, known),
      ]),
    ),
    facets: features.stock ? (facets ?? usualFacets(country)) : [],
    sorts: features.stock ? (sorts ?? usualSorts({ features, ...country })) : [],
  };
}

/** Facets of a list without a setting of its own: no country without VAT has cars with a deductible one. */
function usualFacets({ vat }: Country): SiteConfig['facets'] {
  return vat === 'none' ? carFacets.filter(({ name }) => name !== 'car_vat_eligible') : carFacets;
}

function chooseLocale(language: Language, country: string, known: Languages): string {
  const hasRegion = language.includes('-');
  return known.get(language)?.locale ?? (hasRegion ? language : `${language}-${country.toUpperCase()}`);
}
