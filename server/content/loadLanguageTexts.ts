import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pluralCategories } from '../../shared/kit/format/LocaleFormats.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import type { BuiltInTexts, Language, Texts } from '../../shared/site/SiteTypes.ts';
import { unlessMissing } from '../kit/unlessMissing.ts';
import type { ContentProblem } from './embedded/ContentFilesError.ts';
import { readDictionary } from './embedded/files/dictionaryFiles.ts';
import { readYamlFile } from './embedded/files/readYamlFile.ts';

/** Folder of a language with a file of texts for each room. */
export const textsFolder = 'texts';

/** A language's folders, each overriding the one before. */
interface Folders {
  code: Language;
  folders: readonly string[];
}

/** End of the key of a plural form. */
const pluralEnding = new RegExp(`_(?:${pluralCategories.join('|')})$`);

/**
 * Loads the interface texts of every language, with those that it inherits.
 * An unusable file contributes its readable entries, the others are English ones; the fault is logged.
 */
export async function loadLanguageTexts(
  languages: ReadonlyMap<Language, Folders>,
  logger: Logger,
): Promise<BuiltInTexts> {
  const problems: ContentProblem[] = [];
  const entries = await Promise.all(
    [...languages.values()].map(async (pack): Promise<[Language, Texts]> => {
      const rooms = await Promise.all(pack.folders.map((folder) => readRooms(folder, problems)));
      return [pack.code, Object.assign({}, ...rooms.flat().map(({ texts }) => texts)) as Texts];
    }),
  );
  for (const { file, line, message } of problems) {
    logger.error('content.fileFault', { file, line, message, shown: 'the texts that can be read' });
  }
  const byLanguage = Object.fromEntries(entries);
  if (problems.length === 0) return byLanguage;
  const fallback = byLanguage[referenceLanguage];
  return Object.fromEntries(entries.map(([language, texts]) => [language, { ...fallback, ...texts }]));
}

/** Reads which keys each room has in a language, without plural forms. */
export async function readRoomKeys(reference: Folders): Promise<Record<string, string[]>> {
  const rooms = await Promise.all(reference.folders.map((folder) => readRooms(folder, [])));
  const keysOf = (texts: Texts): string[] =>
    Object.keys(texts).filter((key) => !Object.hasOwn(texts, key.replace(pluralEnding, '')) || !pluralEnding.test(key));
  return Object.fromEntries(rooms.flat().map(({ room, texts }) => [room, keysOf(texts)]));
}

/** Reads the files of texts in a language's folder. */
async function readRooms(folder: string, problems: ContentProblem[]): Promise<{ room: string; texts: Texts }[]> {
  const files = await unlessMissing(readdir(join(folder, textsFolder)), []);
  return Promise.all(
    files
      .filter((name) => name.endsWith('.yaml'))
      .map(async (name) => {
        const found: ContentProblem[] = [];
        const file = await readYamlFile(join(folder, textsFolder), name, found);
        const texts = readDictionary(file, found);
        problems.push(...found.map((problem) => ({ ...problem, file: join(folder, textsFolder, problem.file) })));
        const isGood = file === null || found.length === 0;
        return {
          room: name.slice(0, -'.yaml'.length),
          texts: isGood ? texts : readDictionary({ ...file, isBroken: true }, []),
        };
      }),
  );
}
