import type { ErrorLink } from '../../../client/site/errorLinks.ts';
import { languageOfPath } from '../../site/siteOfRequest.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Links and phone number of an error page. */
export interface SiteErrorContacts {
  doors: readonly ErrorLink[];
  /** "" when no rendered page had a footer with one. */
  phone: string;
}

/** Links and phone numbers from rendered pages, for error pages, which load no content. */
export class SiteErrorLinks {
  readonly #known = new Map<string, SiteErrorContacts>();

  remember(site: SiteConfig, language: Language, { doors, phone }: SiteErrorContacts): void {
    const key = `${site.name} ${language}`;
    this.#known.set(key, { doors, phone: phone || (this.#known.get(key)?.phone ?? '') });
  }

  /** The links and the number for visitors of a URL; null until a page of its language was rendered. */
  linksAt(site: SiteConfig, url: string): SiteErrorContacts | null {
    const { language } = languageOfPath(site, url.split('?')[0] ?? '');
    return this.#known.get(`${site.name} ${language}`) ?? null;
  }
}
