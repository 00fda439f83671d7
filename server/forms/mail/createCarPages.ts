import { carPath } from '../../../shared/catalogue/car/carPaths.ts';
import type { ContentGateway } from '../../../shared/content/ContentGateway.ts';
import type { LeadCar } from '../../../shared/forms/LeadTypes.ts';
import { siteOrigin } from '../../../shared/site/siteOrigin.ts';
import type { BuiltInTexts, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { withDeadline } from '../../kit/withDeadline.ts';

/** Returns the URL of a car's page, in the first language of the site. Never rejects. */
export type CarPageOf = (site: SiteConfig, car: LeadCar) => Promise<string>;

/** Timeout of the content platform; the built-in path is used then. */
const timeoutMs = 3000;

/** Builds URLs of cars' pages from the site's own data; nothing that a visitor sent is in them. */
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
    const texts = await withDeadline(content.dictionary(query), timeoutMs, () => null).catch(() => null);
    const path = texts?.['pathToCarDetail'] || (builtInTexts[language]?.['pathToCarDetail'] ?? '');
    return siteOrigin(site) + carPath('', path, { car_id, slug });
  };
}
