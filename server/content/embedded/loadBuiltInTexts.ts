import { languages } from '../../../shared/site/SiteTypes.ts';
import type { BuiltInTexts, Language, Texts } from '../../../shared/site/SiteTypes.ts';
import { ContentFilesError } from './ContentFilesError.ts';
import type { ContentProblem } from './ContentFilesError.ts';
import { readDictionary } from './dictionaryFiles.ts';
import { readYamlFile } from './readYamlFile.ts';

/**
 * Reads <language>.yaml of every language of the product.
 *
 * @param folder absolute path of the dictionary folder
 * @throws ContentFilesError when a file is no dictionary; it lists every fault
 */
export async function loadBuiltInTexts(folder: string): Promise<BuiltInTexts> {
  const problems: ContentProblem[] = [];
  const entries = await Promise.all(
    languages.map(async (language): Promise<[Language, Texts]> => {
      const file = await readYamlFile(folder, `${language}.yaml`, problems);
      return [language, readDictionary(file, problems)];
    }),
  );
  if (problems.length > 0) throw new ContentFilesError(problems);
  return Object.fromEntries(entries) as Record<Language, Texts>;
}
