import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import Joi from 'joi';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { readYaml } from '../group/readYaml.ts';
import { yamlFilesIn } from '../group/yamlFilesIn.ts';
import { languageCode } from '../languages/languageCode.ts';

/** Names of the legal pages: of their files in the content folder, without language. */
export const legalPageNames = ['imprint', 'privacy', 'accessibility'] as const;
export type LegalPageName = (typeof legalPageNames)[number];

/** Skeleton of a legal page. */
interface LegalPage {
  title: string;
  slug: string;
  description: string;
  /** HTML with placeholders in braces, and gaps in double square brackets. */
  text: string;
}

/** Legal pages in a language. Title and address of the privacy page are among the product's texts. */
export interface LegalPages {
  imprint?: LegalPage;
  privacy: { text: string };
  accessibility: LegalPage;
}

/** Legal pages of a country: content/legal/<country>.yaml, or legal/<country>.yaml of a group. */
export interface CountryLaw {
  /** Pages that the law requires; the others are a service to visitors. */
  required: LegalPageName[];
  /** Skeletons with gaps for words that the country lacks; its main language comes first. */
  languages: Map<Language, LegalPages>;
}

type CountryWords = Record<string, string> & { imprint?: LegalPage };

interface CountryFile {
  /** Folder of content/legal with the texts that countries share. */
  wording: string;
  required: LegalPageName[];
  languages: Record<Language, CountryWords>;
}

const text = Joi.string().required();
const pageSchema = Joi.object<LegalPage>({ title: text, slug: text, description: text, text });
const countrySchema = Joi.object<CountryFile>({
  wording: text,
  required: Joi.array()
    .items(Joi.valid(...legalPageNames))
    .required(),
  languages: Joi.object()
    .pattern(languageCode, Joi.object({ imprint: pageSchema }).pattern(Joi.string(), text))
    .min(1)
    .required(),
});
const wordingSchema = Joi.object<Omit<LegalPages, 'imprint'>>({
  privacy: Joi.object({ text }).required(),
  accessibility: pageSchema.required(),
});

/**
 * Loads the legal pages of a country; null for a country without a file.
 * @param root of the project
 * @param groupFolder absolute; its file replaces the product's
 * @throws OperatorError with file and line of every fault
 */
export function loadCountryLaw(country: string, root: string, groupFolder: string): CountryLaw | null {
  const candidates = [join(groupFolder, 'legal'), join(root, 'content/legal')];
  const file = candidates.map((folder) => join(folder, `${country}.yaml`)).find((path) => existsSync(path));
  if (file === undefined) return null;
  const faults: string[] = [];
  const read = readYaml(file, relative(root, file).replaceAll('\\', '/'), countrySchema, faults)?.value;
  const languages = new Map<Language, LegalPages>();
  const wording = `content/legal/${read?.wording ?? ''}`;
  const addPages = (language: Language, words: Record<string, string>, imprint?: LegalPage): void => {
    const wordingFile = `${wording}/${language}.yaml`;
    const shared = readYaml(join(root, wordingFile), wordingFile, wordingSchema, faults)?.value;
    if (!shared) return;
    const { privacy, accessibility } = shared;
    languages.set(
      language,
      mapTexts({ ...(imprint && { imprint }), privacy, accessibility }, (html) => fillIn(html, words)),
    );
  };
  for (const [language, { imprint, ...words }] of Object.entries(read?.languages ?? {})) {
    addPages(language, words, imprint);
  }
  const [main] = Object.values(read?.languages ?? {});
  for (const language of main ? yamlFilesIn(join(root, wording)).map((file) => basename(file, '.yaml')) : []) {
    if (!main || languages.has(language)) continue;
    const { imprint, ...words } = main;
    addPages(language, asGaps(words), imprint && { ...imprint, text: translationDue(language) + imprint.text });
  }
  if (!read || faults.length > 0) throw new OperatorError(faults.join('\n'));
  return { required: read.required, languages };
}

/**
 * Returns the skeletons of a site's legal pages.
 * A language that neither the country nor the shared wording has gets those of its parent, or else those of the
 * country's main language under a gap that asks for a translation.
 * @param values of {name} and {email}, as HTML
 */
export function legalPagesIn(
  { languages }: CountryLaw,
  language: Language,
  values: Readonly<Record<string, string>>,
): LegalPages | null {
  const own = languages.get(language) ?? languages.get(language.split('-')[0] ?? '');
  const [main] = languages.values();
  const pages = own ?? main;
  if (!pages) return null;
  const due = own ? '' : translationDue(language);
  return mapTexts(pages, (html) => due + fillIn(html, values));
}

/** The words of a country's main language as gaps of pages in another one. */
function asGaps(words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([word, html]) => [word, `[[translation: ${html.replace(/\[\[|\]\]/g, '')}]]`]),
  );
}

const translationDue = (language: Language): string => `<p>[[translation of this page: ${language}]]</p> `;

function mapTexts({ imprint, privacy, accessibility }: LegalPages, change: (html: string) => string): LegalPages {
  const changed = <T extends { text: string }>(page: T): T => ({ ...page, text: change(page.text) });
  return {
    ...(imprint && { imprint: changed(imprint) }),
    privacy: changed(privacy),
    accessibility: changed(accessibility),
  };
}

function fillIn(html: string, words: Readonly<Record<string, string>>): string {
  return html.replace(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);
}
