import { languageOfPath } from '../../site/siteOfRequest.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Phone numbers from the footers of rendered pages, for error pages, which load no content. */
export class SitePhones {
  readonly #phones = new Map<string, string>();

  remember(site: SiteConfig, language: Language, phone: string): void {
    if (phone) this.#phones.set(`${site.name} ${language}`, phone);
  }

  /** The number for visitors of a URL; "" until a page of its language was rendered. */
  phoneAt(site: SiteConfig, url: string): string {
    const { language } = languageOfPath(site, url.split('?')[0] ?? '');
    return this.#phones.get(`${site.name} ${language}`) ?? '';
  }
}
