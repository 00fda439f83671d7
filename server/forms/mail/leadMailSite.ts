import type { MailTextsOf } from '../../../shared/forms/MailTexts.ts';
import { plateWriter } from '../../../shared/site/plateWriter.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { LeadMailSite } from './LeadMailContent.ts';

/** Finds the texts of a site's mails. */
export function leadMailSite(site: SiteConfig, mailTextsOf: MailTextsOf): LeadMailSite {
  const [language] = site.languages;
  return { site, texts: mailTextsOf(language), locale: site.locales[language] ?? language };
}

/** Formats a registration number as people write it; one with separators stays as its owner wrote it. */
export function mailPlate(registrationNumber: string, site: SiteConfig): string {
  return /[\s-]/.test(registrationNumber) ? registrationNumber : plateWriter(site.plates)(registrationNumber);
}
