import type { Logger } from '../../../../shared/kit/Logger.ts';
import { languages } from '../../../../shared/site/SiteTypes.ts';
import type { BuiltInTexts, Language, Texts } from '../../../../shared/site/SiteTypes.ts';
import type { ContentProblem } from '../ContentFilesError.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { readYamlFile } from './readYamlFile.ts';

/**
 * Reads <language>.yaml of every language of the product.
 * An unusable file contributes its readable entries, the others are English (or Swedish) ones; the fault is logged.
 * @param folder absolute path of the dictionary folder
 */
export async function loadBuiltInTexts(folder: string, logger: Logger): Promise<BuiltInTexts> {
  const problems: ContentProblem[] = [];
  const entries = await Promise.all(
    languages.map(async (language): Promise<[Language, Texts]> => {
      const name = `${language}.yaml`;
      const file = await readYamlFile(folder, name, problems);
      const texts = readDictionary(file, problems);
      const isGood = file !== null && !problems.some((problem) => problem.file === name);
      return [language, isGood || !file ? texts : readDictionary({ ...file, isBroken: true }, [])];
    }),
  );
  for (const { file, line, message } of problems) {
    logger.error('content.fileFault', {
      file: `dictionary/${file}`,
      line,
      message,
      shown: 'the texts that can be read',
    });
  }
  const byLanguage = Object.fromEntries(entries) as Record<Language, Texts>;
  if (problems.length === 0) return byLanguage;
  const fallback: Texts = { ...byLanguage.sv, ...byLanguage.en };
  return Object.fromEntries(entries.map(([language, texts]) => [language, { ...fallback, ...texts }])) as BuiltInTexts;
}
