import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import Joi from 'joi';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { readYaml } from '../group/readYaml.ts';
import type { SettingsReading } from '../group/readYaml.ts';
import { languageCode } from './languageCode.ts';
import type { LanguageFolder, LanguageFolders } from './LanguagePack.ts';

type LanguageFile = Partial<Omit<LanguageFolder, 'code' | 'folders' | 'reading'>>;

const text = Joi.string();
const pattern = (...names: readonly string[]): Joi.Schema =>
  text
    .pattern(new RegExp(names.map((name) => `(?=.*\\{${name}\\})`).join('')))
    .messages({ 'string.pattern.base': `lacks one of ${names.map((name) => `{${name}}`).join(', ')}` });
const languageSchema = Joi.object<LanguageFile>({
  locale: text,
  inherits: languageCode,
  letters: text.allow(''),
  quotationMarks: text,
  horsepower: text,
  weekdayDay: pattern('weekday', 'day'),
  dayTime: pattern('day', 'time'),
  shortDayTime: pattern('day', 'time'),
  wholeHour: pattern('H'),
  shortNameLetters: Joi.number().integer().min(1),
  functionWords: Joi.array().items(text.lowercase()),
  sameAs: Joi.array().items(text),
});
/** A language without a parent states all of these. */
const required = ['letters', 'quotationMarks', 'horsepower'] as const;

export const languageFile = 'language.yaml';

/** Names of a folder's folders; none when it does not exist. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Loads the settings of the languages that have a folder below a root, a group's after the product's.
 * A group's folder overrides the product's language of the same code, or adds one of its own.
 * @param roots absolute folders, such as content/languages
 * @param root of the project, for the names of files in messages
 * @param faults gets file, line and fault of each unusable language
 * @param reading how the files of a group are read; default: unknown settings are faults
 */
export function loadLanguageFolders(
  roots: readonly string[],
  root: string,
  faults: string[],
  reading?: SettingsReading,
): LanguageFolders {
  const options = reading ? { reading } : {};
  const shownName = (path: string): string => relative(root, path).replaceAll('\\', '/');
  const files = new Map<Language, { written: LanguageFile; folders: string[]; shown: string }>();
  for (const folder of roots) {
    for (const code of foldersIn(folder).sort()) {
      const path = join(folder, code);
      const shown = shownName(join(path, languageFile));
      const known = files.get(code);
      const isOverride = known !== undefined && !readdirSync(path).includes(languageFile);
      const read = isOverride
        ? null
        : readYaml(join(path, languageFile), shown, languageSchema, { faults, ...options });
      if (languageCode.validate(code).error) faults.push(`${shown}: "${code}" is not the code of a language.`);
      else if (read || known) {
        const written = { ...known?.written, ...read?.value };
        files.set(code, { written, folders: [...(known?.folders ?? []), path], shown });
      }
    }
  }
  const packs = new Map<Language, LanguageFolder>();
  const load = (code: Language, heirs: readonly Language[]): LanguageFolder | null => {
    const loaded = packs.get(code);
    const own = files.get(code);
    if (loaded || !own) return loaded ?? null;
    const { written, folders, shown } = own;
    if (heirs.includes(code)) {
      faults.push(`${shown}: inherits ${code} from itself.`);
      return null;
    }
    const parent = written.inherits === undefined ? null : load(written.inherits, [...heirs, code]);
    if (written.inherits !== undefined && !files.has(written.inherits)) {
      faults.push(`${shown}: inherits "${written.inherits}", which has no folder.`);
    }
    // a variant's region is its own: it has no locale from its parent
    const { locale: _locale, ...inherited } = parent ?? {};
    const { letters, quotationMarks, horsepower, ...others } = { ...inherited, ...written };
    if (letters === undefined || quotationMarks === undefined || horsepower === undefined) {
      const missing = required.filter((key) => ({ letters, quotationMarks, horsepower })[key] === undefined);
      faults.push(`${shown}: lacks ${missing.join(', ')}.`);
      return null;
    }
    const allFolders = [...(parent?.folders ?? []), ...folders];
    const pack = { ...others, code, letters, quotationMarks, horsepower, folders: allFolders, ...options };
    packs.set(code, pack);
    return pack;
  };
  for (const code of files.keys()) load(code, []);
  return packs;
}
