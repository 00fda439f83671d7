import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/**
 * The public address of a page from the platform's url.path, which has the language's segment on some platforms
 * and not on others: "/finansiering" in en, where sv is the default, becomes "/en/finansiering".
 */
export function publicAddress(path: string, language: string, site: SiteConfig): string {
  const segments = path.split('/').filter(Boolean);
  const [first] = segments;
  if (first !== undefined && site.languages.some((own) => own === first.toLowerCase())) segments.shift();
  if (language !== site.languages[0]) segments.unshift(language);
  return `/${segments.join('/')}`;
}
