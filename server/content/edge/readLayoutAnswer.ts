import Joi from 'joi';
import type { Fields, LayoutAnswer, RouteData, SectionData } from '../../../shared/content/ContentTypes.ts';
import { wholeFigures } from '../../../shared/kit/text/wholeFigures.ts';
import { orNull, textPart, urlPart } from './answerParts.ts';
import { checkAnswer } from './transport/checkAnswer.ts';
import { cleanRichText } from './cleanRichText.ts';
import type { PlatformSite } from './site/platformSite.ts';
import type { ContentFieldNames } from '../../../shared/content/ContentModel.ts';
import type { EditingLayout } from '../../../shared/content/ContentGateway.ts';

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
export type RawRendered = { sitecore: { context?: Record<string, unknown> | null; route: RawRoute | null } } | null;
/** Fields of a page that both the layout query and the editing query request. */
export interface RawLayoutItem {
  rendered: RawRendered;
  ancestors: { displayName?: string | null; url: { path: string }; navTitle?: { value?: string | null } | null }[];
  languages: { url: { path: string }; language: { name: string; nativeName: string; displayName?: string | null } }[];
  parent?: { parent?: { id: string } | null } | null;
}

const fields = Joi.object().allow(null);
const placeholders = Joi.object()
  .pattern(Joi.string(), Joi.array().items(Joi.link('#section')))
  .allow(null);
const section = Joi.object({
  uid: textPart,
  componentName: textPart,
  dataSource: textPart,
  params: fields,
  fields,
  placeholders,
}).id('section');
const route = orNull({
  name: Joi.string().required(),
  displayName: textPart,
  itemId: textPart,
  itemLanguage: textPart,
  templateName: textPart,
  fields,
  placeholders,
});
const ancestor = Joi.object({
  displayName: textPart,
  url: urlPart,
  navTitle: Joi.object({ value: textPart }).allow(null),
});
const version = Joi.object({
  url: urlPart,
  language: Joi.object({
    name: Joi.string().required(),
    nativeName: textPart.default(''),
    displayName: textPart,
  }).required(),
});

/** Schema of a page's `rendered`. */
export const renderedPart = orNull({
  sitecore: Joi.object({ context: fields, route }).required(),
}).shared(section);

/** Schema of a page with all requested fields; null when the platform has none. */
export const layoutItemPart = orNull({
  rendered: renderedPart,
  ancestors: Joi.array().items(ancestor).required(),
  languages: Joi.array().items(version).required(),
  parent: Joi.object({ parent: Joi.object({ id: Joi.string().required() }).allow(null) }).allow(null),
}).shared(section);

const layoutSchema = Joi.object<{ layout: { item: RawLayoutItem | null } | null }>({
  layout: orNull({ item: layoutItemPart }),
});

/** A parameter is a text; newest platforms also send {value} or {Value: {value}}. */
function paramText(raw: unknown): string {
  if (typeof raw === 'object' && raw !== null) {
    const { value, Value } = raw as { value?: unknown; Value?: unknown };
    return paramText(value ?? Value ?? '');
  }
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

/** Entries without a component name are editing marks or hidden by personalisation: they are dropped. */
function readSections(raw: RawSection[]): SectionData[] {
  return raw.flatMap(({ uid, componentName, dataSource, params, fields: own, placeholders: inner }) => {
    if (!componentName) return [];
    const result: SectionData = {
      uid: uid ?? '',
      componentName,
      dataSource: dataSource ?? '',
      params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, paramText(value)])),
      fields: cleanRichText(componentName, own ?? {}),
    };
    return [inner ? { ...result, placeholders: readPlaceholders(inner) } : result];
  });
}

function readPlaceholders(raw: Record<string, RawSection[]>): Record<string, SectionData[]> {
  return Object.fromEntries(Object.entries(raw).map(([name, sections]) => [name, readSections(sections)]));
}

function readRoute(raw: RawRoute, language: string, site: PlatformSite): RouteData {
  return {
    name: raw.name,
    displayName: raw.displayName ?? raw.name,
    itemId: raw.itemId ?? '',
    itemLanguage: raw.itemLanguage ? (site.languageOf(raw.itemLanguage) ?? raw.itemLanguage) : language,
    templateName: raw.templateName ?? '',
    fields: cleanRichText('', raw.fields ?? {}),
    placeholders: readPlaceholders(raw.placeholders ?? {}),
  };
}

/** Reads a page from its `rendered`; null without presentation. */
export function routeOfRendered(rendered: RawRendered, language: string, site: PlatformSite): RouteData | null {
  const raw = rendered?.sitecore.route;
  return raw ? readRoute(raw, language, site) : null;
}

/** Converts a page to the gateway's format; without a page or presentation the route is null. */
export function layoutOfItem(item: RawLayoutItem | null, language: string, site: PlatformSite): LayoutAnswer {
  const found = routeOfRendered(item?.rendered ?? null, language, site);
  if (!item || !found) return { route: null, ancestors: [], languages: [] };
  return {
    route: found,
    ancestors: item.ancestors.map(({ displayName, url: { path }, navTitle }) => ({
      title: navTitle?.value || displayName || '',
      path: site.addressOf(path, language),
    })),
    languages: site.config.languages.flatMap((own) => {
      const found = item.languages.find((candidate) => site.languageOf(candidate.language.name) === own);
      if (!found) return [];
      const { nativeName, displayName } = found.language;
      return [
        { language: own, nativeName: nativeName || displayName || own, path: site.addressOf(found.url.path, own) },
      ];
    }),
  };
}

/** Ids of a page and of the item two levels above it, from the layout query's `data`; null if missing. */
export function readPlace(data: unknown): { item: string; grandparent: string } | null {
  const found = checkAnswer(data, layoutSchema, 'layout').layout?.item;
  const item = found?.rendered?.sitecore.route?.itemId;
  const grandparent = found?.parent?.parent?.id;
  return item && grandparent ? { item, grandparent } : null;
}

/** Fields of a page with non-breaking spaces within their numbers, at any depth. */
function withWholeFigures<T>(part: T): T {
  if (typeof part === 'string') return wholeFigures(part) as T;
  if (Array.isArray(part)) return part.map(withWholeFigures) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withWholeFigures(value)])) as T;
}

/** Converts the layout query's `data` to the gateway's format. Throws when it has another form. */
export function readLayoutAnswer(data: unknown, language: string, site: PlatformSite): LayoutAnswer {
  const answer = layoutOfItem(checkAnswer(data, layoutSchema, 'layout').layout?.item ?? null, language, site);
  if (!answer.route) return answer;
  const { fields: own, placeholders: inner } = answer.route;
  return { ...answer, route: { ...answer.route, ...withWholeFigures({ fields: own, placeholders: inner }) } };
}

const page = (fields: ContentFieldNames): string => `
      rendered
      ancestors(hasLayout: true) {
        displayName
        url { path }
        navTitle: field(name: "${fields.navigationTitle}") { value }
      }
      languages { url { path } language { name nativeName displayName } }
      parent { parent { id } }`;

/**
 * Query for a page with its ancestors and language versions, by site, language and path.
 * Ancestors are nearest first. It is the one request of a page view that cannot be cached away, so it includes related
 * data: the available languages of a path, the language of a path (the returned version), at "/" the start page's
 * address, and for stories the item below which their neighbours are.
 */
export function layoutQuery(fields: ContentFieldNames): string {
  return `
query Layout($site: String!, $routePath: String!, $language: String!) {
  layout(site: $site, routePath: $routePath, language: $language) {
    item {${page(fields)}
    }
  }
}`;
}

/** The same query for one version of an item (null: the newest), for editors. */
export function editingQuery(fields: ContentFieldNames): string {
  return `
query Editing($itemId: String!, $language: String!, $version: String) {
  item(path: $itemId, language: $language, version: $version) {${page(fields)}
  }
}`;
}

const editingSchema = Joi.object<{ item: RawLayoutItem | null }>({ item: layoutItemPart });

/** Reads a page and the editor's additions from the editing query's `data`. Throws for another form. */
export function readEditingLayout(data: unknown, language: string, site: PlatformSite): EditingLayout {
  const { item } = checkAnswer(data, editingSchema, 'editing');
  const { clientScripts, clientData } = item?.rendered?.sitecore.context ?? {};
  return {
    layout: layoutOfItem(item, language, site),
    context: {
      clientScripts: Array.isArray(clientScripts) ? clientScripts.filter((script) => typeof script === 'string') : [],
      clientData: typeof clientData === 'object' && clientData !== null ? { ...clientData } : {},
    },
  };
}
