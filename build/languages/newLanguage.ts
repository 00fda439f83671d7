import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { languageCode } from '../../config/languages/languageCode.ts';
import { languageFile } from '../../config/languages/loadLanguageFolders.ts';
import { languagesFolder } from '../../config/languages/productLanguages.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { findLanguage } from './checkLanguages.ts';
import { expectedTexts } from './expectedTexts.ts';
import { isVariant, loadLanguageSet } from './languageFolders.ts';
import { missingTexts } from './missingProblems.ts';

interface NewLanguageRequest {
  code: string;
  /** Language whose texts it shows until it has its own. */
  from: string;
  /** Folder of the group whose language it is; null for the product's. */
  group: string | null;
}

/**
 * Writes the folder of a language, and reports what to translate next.
 * @throws OperatorError when the code is unusable or taken
 */
export function newLanguage(
  { code, from, group }: NewLanguageRequest,
  root: string,
  say: (text: string) => void,
): void {
  if (languageCode.validate(code).error) {
    throw new OperatorError(`"${code}" is not the code of a language, such as fr or en-US.`);
  }
  const known = loadLanguageSet(root, group);
  const parent = findLanguage(known, from);
  const folder = group === null ? resolve(root, languagesFolder, code) : join(group, 'languages', code);
  const shown = relative(root, folder).replaceAll('\\', '/');
  if (existsSync(folder)) {
    throw new OperatorError(`${shown} exists already; see what it lacks: npm run languages -- check ${code}`);
  }
  if (known.languages.has(code)) {
    throw new OperatorError(`The product has ${code}; write single texts to ${shown}/texts.`);
  }
  mkdirSync(join(folder, 'texts'), { recursive: true });
  writeFileSync(join(folder, languageFile), languageYaml(code, from, isVariant({ ...parent, code, inherits: from })));

  const set = loadLanguageSet(root, group);
  const missing = missingTexts(findLanguage(set, code), { own: [], expected: expectedTexts(set.reference, code) });
  const files = set.files.filter((file) => missing.some((text) => text.file === file));
  const lines = files.map(
    (file) => `  ${file}: ${String(missing.filter((text) => text.file === file).length)} texts\n`,
  );
  say(`${shown}/${languageFile} is written; sites with ${code} show texts of ${from} for what it lacks.\n`);
  say(`Write what differs from ${from}, or translate:\n${lines.join('')}`);
  say(`Next: npm run languages -- export ${code} --missing, and npm run languages -- check ${code}\n`);
}

function languageYaml(code: string, from: string, isVersion: boolean): string {
  const facts = `
# Facts of the language; ${from}'s until they are written. See docs/languages.md.
# Lower-case letters beyond a to z that its fonts need:
# letters:
# quotationMarks:
# Unit of power: hp
# horsepower:
# Frequent words, to find texts of this language among another's:
# functionWords: []
`;
  return `# What its files lack is ${from}'s: npm run languages -- check ${code}\ninherits: ${from}\n${isVersion ? '' : facts}`;
}
