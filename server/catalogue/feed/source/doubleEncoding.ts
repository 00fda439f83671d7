/**
 * UTF-8 that was read as windows-1252 and written as UTF-8 again: "Ã¤" for "ä", "â€¢" for "•".
 * A run of such letters is repaired only if its bytes are valid UTF-8 and give characters of texts; all other letters
 * stay as they are, so that a cell may have both.
 */

/** Characters of the bytes 0x80 to 0x9f in windows-1252. */
const windowsCharacters: Readonly<Record<string, number>> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89, Š: 0x8a },
  ...{ '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 },
  ...{ '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
};
const beyondLatin = Object.keys(windowsCharacters).join('');
const continuation = `[\\u0080-\\u00bf${beyondLatin}]`;

/** Leading bytes that no text has before such a character: Â, Ã, â, ï, ð. */
const certain = new RegExp(
  `[\\u00c2\\u00c3]${continuation}|[\\u00e2\\u00ef]${continuation}{2}|\\u00f0${continuation}{3}`,
);
/** Leading bytes of other letters, which may end a word before a quotation mark: Ä, Å, Î, Ï, Ð, Ñ. */
const likely = new RegExp(`[\\u00c4\\u00c5\\u00ce-\\u00d1]${continuation}`);
const certainAll = new RegExp(certain, 'g');
const runs = new RegExp(`[\\u0080-\\u00ff${beyondLatin}]{2,}`, 'g');
/** Letters, punctuation and symbols of texts in Latin, Greek and Cyrillic letters. */
const plausible =
  /^(?:[\u00a0-\u024f\u0370-\u04ff\u1e00-\u1eff\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u{1f000}-\u{1faff}]|\ufe0f)+$/u;

const decoder = new TextDecoder('utf-8', { fatal: true });

const byteOf = (character: string): number => windowsCharacters[character] ?? character.charCodeAt(0);

function repairRun(run: string): string {
  try {
    const repaired = decoder.decode(Uint8Array.from(run, byteOf));
    return plausible.test(repaired) ? repaired : run;
  } catch {
    return run;
  }
}

/** Number of letters in a text that are certainly encoded twice. */
export function countDoubleEncoded(text: string): number {
  return text.match(certainAll)?.length ?? 0;
}

/** A text without its letters that are encoded twice, which may look like damaged ones. */
export function withoutDoubleEncoded(text: string): string {
  return text.replace(certainAll, '');
}

/** Encodings are seldom nested deeper. */
const maxPasses = 3;

/**
 * Repairs a text that is encoded twice; returns any other text unchanged.
 * @param isExpected true in a feed that has certain letters of this kind: less certain ones are then repaired too
 */
export function repairDoubleEncoding(text: string, isExpected = false): string {
  let repaired = text;
  const isDouble = (one: string): boolean => certain.test(one) || (isExpected && likely.test(one));
  for (let pass = 0; pass < maxPasses && isDouble(repaired); pass += 1) {
    const next = repaired.replace(runs, repairRun);
    if (next === repaired) break;
    repaired = next;
  }
  return repaired;
}
