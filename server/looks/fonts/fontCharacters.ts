import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { commonCharacters } from '../../../config/fontCharacters.ts';
import type { LanguagePack } from '../../../config/languages/LanguagePack.ts';
import type { Group } from '../../../config/group/Group.ts';
import type { UsedFont } from './usedFonts.ts';

const foreignLetter = /[\u00c0-\u024f]/gu;

/** Where a group's texts come from. */
export type TextSources = Pick<Group, 'contentFolder' | 'languages'>;

function inBothCases(letters: string): string {
  return letters + letters.toUpperCase();
}

/** Returns the base characters of a language: its alphabet and quotation marks. */
export function collectCharacters(language: LanguagePack | undefined): Set<string> {
  return new Set(language && inBothCases(language.letters) + language.quotationMarks);
}

/** Returns the letters beyond a to z in a folder's YAML files; empty when the folder does not exist. */
function lettersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(foreignLetter) ?? []);
}

/**
 * Returns the characters in the first file of a font.
 * These are the characters of its languages, of their dictionaries and of its sites' content. All others are in a
 * second file that browsers load on demand.
 */
export function fontCharacters(
  { languages, sites }: UsedFont,
  { contentFolder, languages: known }: TextSources,
): Set<string> {
  const paths = [
    ...sites.map((site) => `${contentFolder}/${site}`),
    ...languages.flatMap((language) => known.get(language)?.folders.map((folder) => `${folder}/texts`) ?? []),
  ];
  return new Set([
    ...Array.from(commonCharacters),
    ...languages.flatMap((language) => [...collectCharacters(known.get(language))]),
    ...paths.flatMap(lettersIn),
  ]);
}
