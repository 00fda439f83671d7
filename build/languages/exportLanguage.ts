import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { jsToXliff12 } from 'xliff';
import type { XliffUnit } from 'xliff';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import { findLanguage, groupOf } from './checkLanguages.ts';
import { expectedTexts } from './expectedTexts.ts';
import type { ExpectedText } from './expectedTexts.ts';
import { loadLanguageSet, readOwnTexts } from './languageFolders.ts';
import { textId } from './LanguageText.ts';
import { missingTexts } from './missingProblems.ts';

interface ExportRequest {
  code: string;
  /** Folder of the group; null for the product's languages, and for one that the served group adds. */
  group: string | null;
  /** Leaves out translated texts. */
  onlyMissing: boolean;
  /** File to write. */
  out: string;
}

/** Writes the texts of a language with the English ones as an XLIFF 1.2 file for a translator. */
export async function exportLanguage(
  { code, group, onlyMissing, out }: ExportRequest,
  root: string,
  say: (text: string) => void,
): Promise<void> {
  const set = loadLanguageSet(root, group ?? groupOf(root, code));
  const pack = findLanguage(set, code);
  const own = readOwnTexts(pack, set);
  const translated = new Map(own.map((text) => [textId(text), text.text]));
  const expected = expectedTexts(set.reference, pack.locale ?? code);
  const texts = onlyMissing ? missingTexts(pack, { own, expected }) : expected;
  const resources: Record<string, Record<string, XliffUnit>> = {};
  for (const text of texts) {
    const target = translated.get(textId(text));
    const unit = { source: text.text, ...(target === undefined ? {} : { target }), note: noteOf(text) };
    resources[text.file] = { ...resources[text.file], [text.key]: unit };
  }
  await writeFile(
    resolve(root, out),
    `<?xml version="1.0" encoding="UTF-8"?>\n${await jsToXliff12({ sourceLanguage: referenceLanguage, targetLanguage: code, resources })}\n`,
  );
  say(`${out}: ${String(texts.length)} texts. Have them translated, then: npm run languages -- import ${out}\n`);
}

/** Explains a text to its translator: its group, and the numbers of a plural form. */
function noteOf({ comment, plural }: ExpectedText): string[] {
  const numbers = plural && `plural form "${plural.category}", for numbers such as ${plural.first.join(', ')}`;
  return [comment, numbers].filter((part) => part !== undefined);
}
