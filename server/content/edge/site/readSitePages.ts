import Joi from 'joi';
import type { SitePage } from '../../../../shared/content/ContentTypes.ts';
import { plainId } from '../../../../shared/content/storyTags.ts';
import { fieldPart, orNull, pagePart } from '../answerParts.ts';
import type { RawField, RawPage } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import { readImage } from '../readImage.ts';
import { parseDay } from '../platformDate.ts';
import type { PlatformSite } from './platformSite.ts';
import type { ContentFieldNames } from '../../../../shared/content/ContentModel.ts';

export interface RawSitePage {
  routePath: string;
  route: {
    id: string;
    template: { name: string };
    updated?: RawField | null;
    pageImage?: RawField | null;
    image?: RawField | null;
  };
}
interface RawPages {
  site: { siteInfo: { routes: RawPage<RawSitePage> | null } | null } | null;
}

const page = Joi.object({
  routePath: Joi.string().required(),
  route: Joi.object({
    id: Joi.string().required(),
    template: Joi.object({ name: Joi.string().required() }).required(),
    updated: fieldPart,
    pageImage: fieldPart,
    image: fieldPart,
  }).required(),
});
const pagesSchema = Joi.object<RawPages>({
  site: orNull({ siteInfo: orNull({ routes: pagePart(page).allow(null) }) }),
});

/** One page of the pages query's `data`; null for an unknown site. Throws for another form. */
export function readSitePages(data: unknown): RawPage<RawSitePage> | null {
  return checkAnswer(data, pagesSchema, 'pages').site?.siteInfo?.routes ?? null;
}

/** A page for the sitemap; its picture is the one for sharing, else its own. */
export function toSitePage({ routePath, route }: RawSitePage, language: string, site: PlatformSite): SitePage {
  return {
    path: site.addressOf(routePath, language),
    itemId: plainId(route.id),
    templateName: route.template.name,
    updated: parseDay(route.updated?.value ?? ''),
    image: (readImage(route.pageImage) ?? readImage(route.image))?.src ?? '',
  };
}

/** One page of the addresses of a site in a language. */
export function pagesQuery(fields: ContentFieldNames): string {
  return `
query Pages($site: String!, $language: String!, $first: Int!, $after: String) {
  site {
    siteInfo(site: $site) {
      routes(language: $language, first: $first, after: $after) {
        total
        pageInfo { hasNext endCursor }
        results {
          routePath
          route {
            id
            template { name }
            updated: field(name: "${fields.updated}") { value }
            pageImage: field(name: "${fields.pageImage}") { jsonValue }
            image: field(name: "${fields.image}") { jsonValue }
          }
        }
      }
    }
  }
}`;
}
