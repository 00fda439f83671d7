import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { xliff12ToJs } from 'xliff';
import type { XliffDocument } from 'xliff';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { findLanguage, groupOf } from './checkLanguages.ts';
import { expectedTexts } from './expectedTexts.ts';
import type { ExpectedText } from './expectedTexts.ts';
import { loadLanguageSet, ownFolders } from './languageFolders.ts';
import type { LanguageSet } from './languageFolders.ts';
import { textId } from './LanguageText.ts';
import { placeholderProblem } from './placeholderProblem.ts';
import { writeTranslations } from './writeTranslations.ts';

interface ImportRequest {
  /** XLIFF file. */
  file: string;
  /** Folder of the group; null for the product's languages, and for one that the served group adds. */
  group: string | null;
}

/**
 * Writes the translations of an XLIFF file to the files of its language. Comments, order and quotes stay.
 * @throws OperatorError with every unusable translation; nothing is written then
 */
export async function importLanguage(
  { file, group }: ImportRequest,
  root: string,
  say: (text: string) => void,
): Promise<void> {
  const { targetLanguage: code = '', resources } = await readXliff(resolve(root, file), file);
  const set = loadLanguageSet(root, group ?? groupOf(root, code));
  const pack = findLanguage(set, code);
  const folder = ownFolders(pack, set.languages).at(-1) ?? '';
  const expected = expectedTexts(set.reference, pack.locale ?? code);
  const translations = readTranslations(resources, expected, set);
  for (const name of new Set(translations.map((text) => text.file))) {
    const path = join(folder, name);
    const ofFile = translations.filter((text) => text.file === name);
    const order = expected.filter((text) => text.file === name);
    const current = await readOptional(path);
    const written = writeTranslations(current, ofFile, order);
    if (written === current) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, written);
    say(`  ${relative(root, path)}\n`);
  }
  say(`${String(translations.length)} translations of ${code} read. Next: npm run languages -- check ${code}\n`);
}

async function readXliff(path: string, file: string): Promise<XliffDocument> {
  const xml = await readOptional(path);
  if (xml === null) throw new OperatorError(`${file} does not exist.`);
  try {
    return await xliff12ToJs(xml);
  } catch (error) {
    throw new OperatorError(`${file} is not XLIFF 1.2: ${(error as Error).message.split('\n')[0] ?? ''}`, {
      cause: error,
    });
  }
}

async function readOptional(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the translated texts. @throws OperatorError with every unusable one */
function readTranslations(
  resources: XliffDocument['resources'],
  expected: readonly ExpectedText[],
  { reference }: LanguageSet,
): ExpectedText[] {
  const byId = new Map(expected.map((text) => [textId(text), text]));
  const sources = new Map(reference.map((text) => [textId(text), text.text]));
  const faults: string[] = [];
  const translations = Object.entries(resources).flatMap(([file, units]) =>
    Object.entries(units).flatMap(([key, { target }]): ExpectedText[] => {
      if (target === undefined || target.length === 0) return [];
      const text = byId.get(textId({ file, key }));
      const fault = (message: string): [] => {
        faults.push(`${file}: ${key} ${message}.`);
        return [];
      };
      if (!text) return fault('is a text that the language does not need');
      if (typeof target !== 'string') return fault('has a translation with inline elements; write plain text');
      const base = text.plural ? key.slice(0, -text.plural.category.length - 1) : key;
      const source = sources.get(textId({ file, key: base })) ?? text.text;
      const placeholders = placeholderProblem(target, source, text.plural?.isOne === true);
      if (placeholders !== null) return fault(placeholders);
      return [{ ...text, text: target }];
    }),
  );
  if (faults.length > 0) throw new OperatorError(`Nothing was imported:\n  ${faults.join('\n  ')}`);
  return translations;
}
