import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { writeTranslations } from '../languages/writeTranslations.ts';
import type { LanguageText } from '../languages/LanguageText.ts';
import { NewCommandError } from './NewCommandError.ts';

const languagesFolder = 'content/languages';

export interface NewText {
  /** File of the texts without its ending: "carList". */
  room: string;
  /** "sortSaving" */
  key: string;
  /** Texts by language: sv: "Störst rabatt". */
  texts: Readonly<Record<string, string>>;
  /** Key that the new one follows in each file; null: it is last. */
  after: string | null;
}

interface LanguageFile {
  path: string;
  yaml: string;
  keys: string[];
}

/**
 * Adds an interface text to the file of its room in each language.
 * A variant such as de-AT gets it only where the words differ. Nothing is written when a language lacks its text.
 * @param root of the project
 * @throws NewCommandError when a text is missing, or the room, key or language is not as expected
 */
export async function newText(
  { room, key, texts, after }: NewText,
  root: string,
  say: (text: string) => void,
): Promise<void> {
  const files = await readFiles(room, root);
  const needed = [...files].filter(([, { keys }]) => keys.length > 0).map(([language]) => language);
  const faults = [
    ...(/^[a-z]\w*$/.test(key) ? [] : [`"${key}" is not a key. Write it like numberOfKeys.`]),
    ...[...files].filter(([, { keys }]) => keys.includes(key)).map(([, { path }]) => `${path} has ${key} already.`),
    ...needed.filter((language) => !texts[language]?.trim()).map((language) => `The text in ${language} is missing.`),
    ...Object.keys(texts)
      .filter((language) => !existsSync(join(root, languagesFolder, language)))
      .map((language) => `There is no folder ${languagesFolder}/${language}.`),
    ...needed
      .filter((language) => after !== null && !files.get(language)?.keys.includes(after))
      .map((language) => `${files.get(language)?.path ?? ''} has no ${after ?? ''}.`),
  ];
  if (faults.length > 0) throw new NewCommandError(faults.join('\n'));
  for (const [language, text] of Object.entries(texts)) {
    const file = files.get(language);
    const path = `${languagesFolder}/${language}/texts/${room}.yaml`;
    await writeFile(join(root, path), withText(file, { key, text: text.trim(), after }));
    say(`  ${path}\n`);
  }
}

/** Reads the files of a room in all languages; those of variants may lack it. */
async function readFiles(room: string, root: string): Promise<Map<string, LanguageFile>> {
  const files = new Map<string, LanguageFile>();
  for (const language of readdirSync(join(root, languagesFolder)).sort()) {
    const path = `${languagesFolder}/${language}/texts/${room}.yaml`;
    if (!existsSync(join(root, path))) continue;
    const yaml = await readFile(join(root, path), 'utf8');
    const isVariant = language.includes('-');
    const keys = Object.keys((parse(yaml) ?? {}) as Record<string, unknown>);
    files.set(language, { path, yaml, keys: isVariant ? [] : keys });
  }
  if (files.size > 0) return files;
  throw new NewCommandError(`No language has a file texts/${room}.yaml. site.yaml has the texts of every page.`);
}

function withText(
  file: LanguageFile | undefined,
  { key, text, after }: { key: string; text: string; after: string | null },
): string {
  const present = file ? Object.keys((parse(file.yaml) ?? {}) as Record<string, unknown>) : [];
  const place = after === null ? -1 : present.indexOf(after);
  const order = place < 0 ? [...present, key] : present.toSpliced(place + 1, 0, key);
  const entry = (name: string): LanguageText => ({ file: '', shownFile: '', line: 0, path: [name], key: name, text });
  return writeTranslations(file?.yaml ?? null, [entry(key)], order.map(entry));
}
