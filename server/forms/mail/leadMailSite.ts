import type { Languages } from '../../../config/languages/LanguagePack.ts';
import { plateWriter } from '../../../shared/site/plateWriter.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { LeadMailSite } from './LeadMailContent.ts';

/** Finds the texts of a site's mails. */
export function leadMailSite(site: SiteConfig, languages: Languages): LeadMailSite {
  const [language] = site.languages;
  const texts = languages.get(language)?.mails;
  if (!texts) throw new Error(`the language "${language}" of ${site.name} has no mails`);
  return { site, texts, locale: site.locales[language] ?? language };
}

/** Formats a registration number as people write it; one with separators stays as its owner wrote it. */
export function mailPlate(registrationNumber: string, site: SiteConfig): string {
  return /[\s-]/.test(registrationNumber) ? registrationNumber : plateWriter(site.plates)(registrationNumber);
}
