import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { alphabets, commonCharacters, quotationMarks } from '../../config/fontCharacters.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import type { UsedFont } from './usedFonts.ts';

const dictionaryFolder = 'content/dictionary';
const foreignLetter = /[\u00c0-\u024f]/gu;

function inBothCases(letters: string): string {
  return letters + letters.toUpperCase();
}

/** Characters that a page in a language always has at hand: its alphabet and its quotation marks. */
export function charactersOf(language: Language): Set<string> {
  return new Set(inBothCases(alphabets[language]) + quotationMarks[language]);
}

/** Letters beyond a to z in the YAML files of a folder or in one such file; none where there is no such path. */
function lettersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith('.yaml')) return readFileSync(path, 'utf8').match(foreignLetter) ?? [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(`${path}/${file}`, 'utf8').match(foreignLetter) ?? []);
}

/**
 * The characters that the first file of a font has: those of its languages, of their dictionaries and of the
 * content of its sites. All others are in a second file that browsers load on demand.
 */
export function fontCharacters({ languages, sites }: UsedFont, contentFolder: string): Set<string> {
  const paths = [
    ...sites.map((site) => `${contentFolder}/${site}`),
    ...languages.map((language) => `${dictionaryFolder}/${language}.yaml`),
  ];
  return new Set([
    ...Array.from(commonCharacters),
    ...languages.flatMap((language) => [...charactersOf(language)]),
    ...paths.flatMap(lettersIn),
  ]);
}
