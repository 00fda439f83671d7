import { maxSiteSearchCharacters } from '../../../shared/content/SiteSearchGateway.ts';
import type { FoundPage, SiteSearchGateway } from '../../../shared/content/SiteSearchGateway.ts';
import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { RouteData, SitePage, Fields, SectionData } from '../../../shared/content/ContentTypes.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';
import { monotonicMs } from '../../../shared/kit/monotonicMs.ts';
import { withoutLanguage } from '../withoutLanguage.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';

/** Fields with settings or metadata instead of page text. */
const notText =
  /^(meta|og)[A-Z]|canonical|Variant|Type$|Tag$|Tags$|Color$|Placement$|Columns$|Icon$|Layout$|Networks$|Url$|ID$|Id$/;
const maxCharacters = 20_000;

/** Text of HTML without its tags and with single blanks. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOfValue(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|\/|[\d.,]*$)/.test(value) ? [] : [plainText(value)];
  if (Array.isArray(value)) return value.flatMap((entry) => (isRecord(entry) ? textOfEntry(entry) : []));
  if (isRecord(value)) return typeof value['text'] === 'string' ? [plainText(value['text'])] : [];
  return [];
}

function textOfEntry(entry: Record<string, unknown>): string[] {
  return textOfFields(isRecord(entry['fields']) ? entry['fields'] : entry);
}

function textOfFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (notText.test(name)) return [];
    if (!isRecord(field)) return textOfValue(field);
    return textOfValue('value' in field ? field['value'] : (field['html'] ?? field));
  });
}

function textOfSection({ fields, placeholders: inside = {} }: SectionData): string[] {
  return [...textOfFields(fields), ...Object.values(inside).flatMap((sections) => sections.flatMap(textOfSection))];
}

/** The visible text of a page's main part, without markup; at most 20 000 characters. */
function pageText(page: RouteData): string {
  const sections = page.placeholders[placeholders.main] ?? [];
  return cutText(sections.flatMap(textOfSection).join(' '), maxCharacters);
}

/** Pages that are frames of cars and dealers, or that editors keep out of lists. */
const unlisted = new Set(['CarDetailPage', 'SiteDetailPage', 'UnlistedPage']);
const maxResults = 30;
const pagesAtOnce = 4;
const excerptCharacters = 160;
/** Score of a word found in the title, the description (or the title for search engines) or the text. */
const scores = { title: 10, description: 4, text: 1 };
/** Additional score of a page whose title is the search. */
const exactTitleScore = 100;
/** Additional score of a page other than the start page, whose texts mention every topic. */
const ownTopicScore = 0.5;

const maxIndexAgeMs = 10 * 60 * 1000;

/** The indexed pages of a site in a language. */
interface SiteIndex {
  /** Paths and dates of the pages. */
  version: string;
  readAtMs: number;
  pages: Promise<IndexedPage[]>;
}

interface IndexedPage {
  path: string;
  title: string;
  description: string;
  text: string;
  isStart: boolean;
  /** The same three, lower-case and without accents. The description includes the title for search engines. */
  folded: { title: string; description: string; text: string };
}

/** Folds to lower-case letters without accents, so that "dack" finds "däck". Keeps the length of ordinary text. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Matches words that begin with a typed one. A single letter matches only itself: every page has a word with it. */
function wordPattern(typed: string): RegExp {
  const end = /^\p{L}$/u.test(typed) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${typed}${end}`, 'u');
}

function fieldText({ fields }: RouteData, name: string): string {
  const value = (fields[name] as { value?: unknown } | undefined)?.value;
  return typeof value === 'string' ? plainText(value) : '';
}

function indexedPage(path: string, page: RouteData): IndexedPage {
  const name = (key: string): string => fieldText(page, key);
  const title = name('Title') || name('NavigationTitle') || page.displayName || name('metaTitle');
  const description = name('Preamble') || name('metaDescription');
  const text = pageText(page);
  const folded = {
    title: fold(title),
    description: fold(`${name('metaTitle')} ${description}`),
    text: fold(text),
  };
  return { path, title, description, text, isStart: page.templateName === 'StartPage', folded };
}

function calculateScore(
  { folded, isStart }: IndexedPage,
  words: readonly string[],
  patterns: readonly RegExp[],
): number {
  let score = isStart ? 0 : ownTopicScore;
  if (wordsOf(folded.title).join(' ') === words.join(' ')) score += exactTitleScore;
  for (const word of patterns) {
    if (word.test(folded.title)) score += scores.title;
    else if (word.test(folded.description)) score += isStart ? scores.text : scores.description;
    else if (word.test(folded.text)) score += scores.text;
    else return 0; // every word must match
  }
  return score;
}

function buildExcerpt(page: IndexedPage, word: RegExp | undefined): string {
  if (page.description) return page.description;
  const at = word ? (word.exec(page.folded.text)?.index ?? 0) : 0;
  const from = Math.max(0, page.text.lastIndexOf(' ', Math.max(0, at - excerptCharacters / 3)) + 1);
  const isCut = from + excerptCharacters < page.text.length;
  const excerpt = cutText(page.text.slice(from), excerptCharacters);
  return `${from > 0 ? '… ' : ''}${isCut ? `${excerpt.replace(/\s\S*$/, '')} …` : excerpt}`;
}

/**
 * The site search over the content gateway.
 * A site's pages are read once per language, on the first search, and again when a page was added, removed or updated
 * on another day, and after ten minutes. Pages that cannot be read are left out until then.
 */
export function createSiteSearch(
  content: Pick<ContentBackend, 'pages' | 'layout'>,
  now: () => number = monotonicMs,
): SiteSearchGateway {
  const indexes = new Map<string, SiteIndex>();

  const readPages = async ({ site, language }: ContentQuery, pages: readonly SitePage[]): Promise<IndexedPage[]> => {
    const waiting = pages.filter(({ templateName }) => !unlisted.has(templateName));
    const found: IndexedPage[] = [];
    const readNext = async (): Promise<void> => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const path = withoutLanguage(page.path, language);
        const answer = await content.layout({ site, language, path }).catch(() => null);
        if (answer?.route) found.push(indexedPage(page.path, answer.route));
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, readNext));
    return found.sort((one, other) => one.path.localeCompare(other.path));
  };

  const loadIndex = (query: ContentQuery, pages: readonly SitePage[]): Promise<IndexedPage[]> => {
    const key = `${query.site} ${query.language}`;
    const version = pages.map(({ path, updated }) => path + updated).join(' ');
    const cached = indexes.get(key);
    if (cached?.version === version && now() - cached.readAtMs < maxIndexAgeMs) return cached.pages;
    const index = { version, readAtMs: now(), pages: readPages(query, pages) };
    indexes.set(key, index);
    return index.pages;
  };

  return {
    search: async ({ text, ...query }): Promise<FoundPage[]> => {
      const words = wordsOf(fold(cutText(text, maxSiteSearchCharacters)));
      if (words.length === 0) return [];
      const pages = await content.pages(query);
      const index = loadIndex(query, pages);
      const patterns = words.map(wordPattern);
      return (await index)
        .map((page) => ({ page, score: calculateScore(page, words, patterns) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, maxResults)
        .map(({ page }) => ({ path: page.path, title: page.title, excerpt: buildExcerpt(page, patterns[0]) }));
    },
  };
}
