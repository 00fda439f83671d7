import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { LanguageFolder, LanguageFolders } from '../../config/languages/LanguagePack.ts';
import { languageFile, loadLanguageFolders } from '../../config/languages/loadLanguageFolders.ts';
import { languagesFolder } from '../../config/languages/productLanguages.ts';
import { yamlFilesIn } from '../../config/group/yamlFilesIn.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { languageFilesIn, readLanguageTexts } from './readLanguageTexts.ts';
import type { LanguageText } from './LanguageText.ts';

/** Labels of the vocabularies. */
export const labelsFile = 'labels.yaml';
/** Texts that visitors need first, in the order in which a language is translated. */
const firstFiles: readonly string[] = ['site', 'carList', 'carDetail', 'booking'].map((room) => `texts/${room}.yaml`);
/** Files that are no translation of the reference language's. */
const ownFiles: ReadonlySet<string> = new Set([languageFile, 'search.yaml']);

/** The languages of the product, or of the product and a group, with the reference language's texts. */
export interface LanguageSet {
  root: string;
  languages: LanguageFolders;
  /** Files of texts in a complete language's folder, those that visitors need first before the others. */
  files: readonly string[];
  reference: readonly LanguageText[];
}

/**
 * Loads the languages of the product, and those of a group.
 * @param group folder of the group; null for the product's languages only
 * @throws OperatorError with every fault
 */
export function loadLanguageSet(root: string, group: string | null): LanguageSet {
  const roots = [resolve(root, languagesFolder), ...(group === null ? [] : [join(group, 'languages')])];
  const faults: string[] = [];
  const languages = loadLanguageFolders(roots, root, faults);
  const pack = languages.get(referenceLanguage);
  if (!pack || faults.length > 0) throw new OperatorError(faults.join('\n'));
  const [folder = ''] = pack.folders;
  const translated = languageFilesIn(folder).filter((file) => !ownFiles.has(file) && file !== labelsFile);
  const texts = translated.filter((file) => file.startsWith('texts/') && !firstFiles.includes(file));
  const others = translated.filter((file) => !file.startsWith('texts/'));
  const files = [...firstFiles.filter((file) => translated.includes(file)), ...texts, labelsFile, ...others];
  const reference = [...readLanguageTexts(folder, files, root), ...vocabularyLabels(root)];
  return { root, languages, files, reference };
}

/** Returns the folders of a language that are not its parent's, the product's first. */
export function ownFolders({ folders, inherits }: LanguageFolder, languages: LanguageFolders): string[] {
  const inherited = (inherits === undefined ? undefined : languages.get(inherits))?.folders ?? [];
  return folders.filter((folder) => !inherited.includes(folder));
}

/** Reads the texts of a language without those of its parent; a group's override the product's. */
export const readOwnTexts = (pack: LanguageFolder, { languages, files, root }: LanguageSet): LanguageText[] =>
  ownFolders(pack, languages).flatMap((folder) => readLanguageTexts(folder, files, root));

/** Tells whether a language is its parent's in another region: en-US over en. It needs only what differs. */
export const isVariant = ({ code, inherits }: LanguageFolder): boolean =>
  inherits !== undefined && new Intl.Locale(code).language === new Intl.Locale(inherits).language;

/** Returns the English labels of the vocabularies, which are the keys of every language's labels. */
function vocabularyLabels(root: string): LanguageText[] {
  const folder = join(root, 'config/vocabularies');
  return yamlFilesIn(folder).flatMap((name) => {
    const facet = basename(name, '.yaml');
    const values: unknown = parse(readFileSync(join(folder, name), 'utf8'));
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return [];
    return Object.keys(values).map((label) => ({
      file: labelsFile,
      shownFile: `config/vocabularies/${name}`,
      line: 1,
      path: [facet, label],
      key: `${facet}.${label}`,
      text: label,
      comment: facet,
    }));
  });
}
