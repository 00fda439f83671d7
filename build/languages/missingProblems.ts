import { join, relative } from 'node:path';
import type { LanguageFolder } from '../../config/languages/LanguagePack.ts';
import type { ExpectedText } from './expectedTexts.ts';
import { ownFolders } from './languageFolders.ts';
import type { LanguageSet } from './languageFolders.ts';
import type { LanguageProblem } from './LanguageReport.ts';
import { hasWords, isInOpenMap, textId } from './LanguageText.ts';
import type { LanguageText } from './LanguageText.ts';

/** Keys that a fault names before it counts the others. */
const maxNamed = 8;

interface Texts {
  own: readonly LanguageText[];
  expected: readonly ExpectedText[];
}

/** Returns a fault for each file that lacks texts, with their keys. */
export function missingProblems(
  pack: LanguageFolder,
  { languages, root }: LanguageSet,
  texts: Texts,
): LanguageProblem[] {
  const folder = ownFolders(pack, languages)[0] ?? '';
  const missing = missingTexts(pack, texts);
  return [...new Set(missing.map(({ file }) => file))].map((file) => {
    const keys = missing.filter((text) => text.file === file).map(({ key }) => key);
    const named = keys.slice(0, maxNamed);
    const others = keys.length > maxNamed ? [`${String(keys.length - maxNamed)} more`] : [];
    const message = `lacks ${[...named, ...others].join(', ')}; write them, or npm run languages -- export ${pack.code} --missing`;
    return { file: relative(root, join(folder, file)).replaceAll('\\', '/'), line: 1, message };
  });
}

/** Returns the expected texts that a language does not have itself. A text without words may be its parent's. */
export function missingTexts({ inherits }: LanguageFolder, { own, expected }: Texts): ExpectedText[] {
  const known = new Set(own.map(textId));
  return expected.filter(
    (text) => !known.has(textId(text)) && !isInOpenMap(text) && (inherits === undefined || hasWords(text.text)),
  );
}
