import { join, relative } from 'node:path';
import type { LanguageFolder } from '../../config/languages/LanguagePack.ts';
import { languageFile } from '../../config/languages/loadLanguageFolders.ts';
import { labelsFile, ownFolders } from './languageFolders.ts';
import type { LanguageSet } from './languageFolders.ts';
import type { LanguageProblem } from './LanguageReport.ts';
import type { LanguageText } from './LanguageText.ts';

/** Returns a fault when pages of a language show letters that its fonts would not have. */
export function letterProblems(
  pack: LanguageFolder,
  { languages, root }: LanguageSet,
  own: readonly LanguageText[],
): LanguageProblem[] {
  const shown = own.filter(({ file }) => file.startsWith('texts/') || file === labelsFile);
  const letters = shown.flatMap(({ text }) => text.toLowerCase().match(/(?![a-z])\p{L}/gu) ?? []);
  const missing = [...new Set(letters)].filter((letter) => !pack.letters.includes(letter)).sort();
  if (missing.length === 0) return [];
  const file = relative(root, join(ownFolders(pack, languages)[0] ?? '', languageFile)).replaceAll('\\', '/');
  return [{ file, line: 1, message: `letters lacks ${missing.join('')}, which its texts have; add them` }];
}
