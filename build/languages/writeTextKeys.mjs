import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Folder of the texts in the language whose keys those of all others are. */
const reference = 'content/languages/en/texts';
/** Not committed: npm start, test and dev write it. */
const typesFile = 'shared/site/TextKey.ts';

const pluralEnding = /_(?:zero|one|two|few|many)$/;
const union = (names) => names.map((name) => `\n  | '${name}'`).join('');

/** Writes the types of text keys and rooms from the reference language's files, if they have changed. */
function writeTextKeys() {
  const files = readdirSync(reference)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const keys = files.flatMap((name) => Object.keys(parse(readFileSync(join(reference, name), 'utf8')) ?? {}));
  const known = new Set(keys);
  // A plural form is found under its base text's key.
  const named = keys.filter((key) => !(pluralEnding.test(key) && known.has(key.replace(pluralEnding, ''))));
  const types = `/* Written by build/languages/writeTextKeys.mjs from the files of ${reference}. */

/** Key of an interface text. */
export type TextKey =${union([...new Set(named)].sort())};

/** File of texts, which pages with a section or a kind of page of that room load. */
export type TextRoom =${union(files.map((name) => name.slice(0, -'.yaml'.length)))};
`;
  if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) writeFileSync(typesFile, types);
}

writeTextKeys();
