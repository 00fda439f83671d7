import Joi from 'joi';
import type { Fields, LayoutAnswer, RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { checkAnswer } from './checkAnswer.ts';
import { publicAddress } from './publicAddress.ts';

interface RawSection {
  uid?: string | null;
  componentName?: string | null;
  dataSource?: string | null;
  params?: Record<string, unknown> | null;
  fields?: Fields | null;
  placeholders?: Record<string, RawSection[]> | null;
}
interface RawRoute {
  name: string;
  displayName?: string | null;
  itemId?: string | null;
  itemLanguage?: string | null;
  templateName?: string | null;
  fields?: Fields | null;
  placeholders?: Record<string, RawSection[]> | null;
}
interface RawLayout {
  layout: {
    item: {
      rendered: { sitecore: { route: RawRoute | null } } | null;
      ancestors: { displayName?: string | null; url: { path: string }; navTitle?: { value?: string | null } | null }[];
      languages: { url: { path: string }; language: { name: string; nativeName: string } }[];
    } | null;
  } | null;
}

const text = Joi.string().allow('', null);
const fields = Joi.object().unknown().allow(null);
const placeholders = Joi.object().pattern(Joi.string(), Joi.array().items(Joi.link('#section'))).allow(null);
const section = Joi.object({
  uid: text,
  componentName: text,
  dataSource: text,
  params: fields,
  fields,
  placeholders,
})
  .unknown()
  .id('section');
const url = Joi.object({ path: Joi.string().allow('').required() }).unknown().required();

const layoutSchema = Joi.object<RawLayout>({
  layout: Joi.object({
    item: Joi.object({
      rendered: Joi.object({
        sitecore: Joi.object({
          route: Joi.object({
            name: Joi.string().required(),
            displayName: text,
            itemId: text,
            itemLanguage: text,
            templateName: text,
            fields,
            placeholders,
          })
            .unknown()
            .allow(null)
            .required(),
        })
          .unknown()
          .required(),
      })
        .unknown()
        .allow(null)
        .required(),
      ancestors: Joi.array()
        .items(Joi.object({ displayName: text, url, navTitle: Joi.object({ value: text }).unknown().allow(null) }).unknown())
        .required(),
      languages: Joi.array()
        .items(
          Joi.object({
            url,
            language: Joi.object({ name: Joi.string().required(), nativeName: text.default('') }).unknown().required(),
          }).unknown(),
        )
        .required(),
    })
      .unknown()
      .allow(null)
      .required(),
  })
    .unknown()
    .allow(null)
    .required(),
})
  .unknown()
  .shared(section);

/** A parameter is a text; newest platforms also send {value} or {Value: {value}}. */
function paramText(raw: unknown): string {
  if (typeof raw === 'object' && raw !== null) {
    const { value, Value } = raw as { value?: unknown; Value?: unknown };
    return paramText(value ?? Value ?? '');
  }
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

/** Entries without a component name are editing marks or hidden by personalisation: they are left out. */
function sectionsOf(raw: RawSection[]): SectionData[] {
  return raw.flatMap(({ uid, componentName, dataSource, params, fields: own, placeholders: inner }) => {
    if (!componentName) return [];
    const result: SectionData = {
      uid: uid ?? '',
      componentName,
      dataSource: dataSource ?? '',
      params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, paramText(value)])),
      fields: own ?? {},
    };
    return [inner ? { ...result, placeholders: placeholdersOf(inner) } : result];
  });
}

function placeholdersOf(raw: Record<string, RawSection[]>): Record<string, SectionData[]> {
  return Object.fromEntries(Object.entries(raw).map(([name, sections]) => [name, sectionsOf(sections)]));
}

function routeOf(raw: RawRoute, language: string): RouteData {
  return {
    name: raw.name,
    displayName: raw.displayName ?? raw.name,
    itemId: raw.itemId ?? '',
    itemLanguage: raw.itemLanguage ?? language,
    templateName: raw.templateName ?? '',
    fields: raw.fields ?? {},
    placeholders: placeholdersOf(raw.placeholders ?? {}),
  };
}

/** The site's code of a platform's language name: "sv-SE" and "sv" are both "sv". */
function siteLanguage(name: string, site: SiteConfig): string | undefined {
  const code = name.toLowerCase();
  return site.languages.find((language) => language === code) ?? site.languages.find((own) => code.startsWith(`${own}-`));
}

/** The layout query's `data` as the gateway's answer. Throws when it has another shape. */
export function layoutAnswerOf(data: unknown, language: string, site: SiteConfig): LayoutAnswer {
  const item = checkAnswer(data, layoutSchema, 'layout').layout?.item;
  const route = item?.rendered?.sitecore.route;
  if (!item || !route) return { route: null, ancestors: [], languages: [] };
  return {
    route: routeOf(route, language),
    ancestors: item.ancestors.map(({ displayName, url: { path }, navTitle }) => ({
      title: navTitle?.value || displayName || '',
      path: publicAddress(path, language, site),
    })),
    languages: site.languages.flatMap((own) => {
      const version = item.languages.find((candidate) => siteLanguage(candidate.language.name, site) === own);
      if (!version) return [];
      const { nativeName } = version.language;
      return [{ language: own, nativeName: nativeName || own, path: publicAddress(version.url.path, own, site) }];
    }),
  };
}
