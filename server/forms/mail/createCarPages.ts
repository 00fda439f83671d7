import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import type { ContentGateway } from '../../../shared/content/ContentGateway.ts';
import type { LeadCar } from '../../../shared/forms/LeadTypes.ts';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import type { BuiltInTexts, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { withDeadline } from '../../kit/withDeadline.ts';

/** Page of a car, in the first language of its site. */
export interface LeadCarPage {
  address: string;
  /** Texts after a price. */
  vatNotes: Readonly<Record<'incl' | 'excl', string>>;
}

/** Returns the page of a car. Never rejects. */
export type CarPageOf = (site: SiteConfig, car: LeadCar) => Promise<LeadCarPage>;

/** Timeout of the content platform; the built-in texts are used then. */
const timeoutMs = 3000;

/** Finds cars' pages from the site's own data; nothing that a visitor sent is in them. */
export function createCarPages({
  content,
  builtInTexts,
}: {
  content: Pick<ContentGateway, 'dictionary'>;
  builtInTexts: BuiltInTexts;
}): CarPageOf {
  return async (site, { car_id = '', slug = '' }) => {
    const { name, languages } = site;
    const [language] = languages;
    const query = { site: name, language };
    const own = await withDeadline(content.dictionary(query), timeoutMs, () => null).catch(() => null);
    const textOf = (key: string): string => own?.[key] ?? builtInTexts[language]?.[key] ?? '';
    return {
      address: siteOrigin(site) + carPath('', textOf('pathToCarDetail'), { car_id, slug }),
      vatNotes: { incl: textOf('priceInclVat'), excl: textOf('priceExclVat') },
    };
  };
}
