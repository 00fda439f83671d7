import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { filesUnder } from './filesUnder.ts';

/* Code is in English: other languages only occur in content/languages and in these word tables. */

const wordTables: readonly RegExp[] = [
  // Input from visitors, feeds and dealers.
  /^shared\/catalogue\/dealers\/openingHours(Words|Text)\.ts$/,
  /^shared\/tirehotel\/treadRules\.ts$/,
  // Place names and alphabets.
  /^build\/init\/exampleTowns\.ts$/,
  /^config\/fontCharacters\.ts$/,
  /^server\/messages\/gsm7\.ts$/,
  /^shared\/(catalogue\/foldText|kit\/text\/asciiSlug|kit\/withoutPersonalData|places\/foldName)\.ts$/,
  /^(server\/booking\/api\/normalPlate|server\/tirehotel\/api\/tireHotelSchemas|config\/group\/plateSchema)\.ts$/,
  /^server\/places\/embedded\/labelWidth\.ts$/,
  // Words of other systems: statistics, and the receiver of service requests.
  /^(shared\/forms\/(leadReason|serviceTypes)|client\/forms\/servicerequest\/serviceName)\.ts$/,
];

const letters = /[åäöæøßüÅÄÖÆØÜ]/;

/** Frequent words of Swedish, Norwegian, Finnish and German that are not English words. */
const words = new Set(
  [
    'och att är inte från med för eller vi du din ditt dina jag när måste finns försök bokning tider verkstad däck',
    'bilen bilar bilens kunden kunde vänta välj ange igen ett hjulskifte erbjudande anläggning meddelande',
    'og ikke fra våre også du din ditt biler bilen prøv velg verksted bestilling melding',
    'ei tai kanssa kaikki myös auto autot sinun varaus yritä valitse korjaamo',
    'und nicht ist sind sie ihr ihre bitte wählen oder fahrzeug termin werkstatt versuchen kein keine für mit',
  ]
    .join(' ')
    .split(' '),
);

const sources = filesUnder('client', 'server', 'shared', 'config', 'build').filter(
  (file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !wordTables.some((table) => table.test(file)),
);

/**
 * Returns the texts of a source file: strings, templates and markup.
 * Comments, module paths and types are excluded.
 */
function textsOf(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, read);
  };
  read(source);
  return found;
}

/**
 * Returns whether a text is in another language.
 * It is if it has foreign letters, or two of the words in a row of prose.
 */
function isForeign(text: string): boolean {
  if (letters.test(text)) return true;
  const typed = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return typed.length > 1 && typed.filter((word) => words.has(word)).length > 1;
}

describe('the language of code', () => {
  it.each([
    ['Försök igen', true],
    ['Du kan boka igen', true],
    ['Bitte wählen Sie', true],
    ['Sind Sie sicher?', true],
    ['Du er ikke logget inn', true],
    ['Try again', false],
    ['write it like Fjord Bil', false],
    ['og:title', false],
  ])('"%s" is foreign: %s', (text, foreign) => {
    expect(isForeign(text)).toBe(foreign);
  });

  it('is English outside dictionaries', () => {
    const foreign = sources.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      // Fast path: most files have no such letter or word, not even in a comment or as an escape.
      if (!isForeign(code) && !/\\[ux]|&#/.test(code)) return [];
      return textsOf(file, code)
        .filter(isForeign)
        .map((text) => `${file}: ${text.trim().slice(0, 80)}`);
    });
    expect(foreign).toEqual([]);
  });
});
