import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/* Code speaks English: words of other languages are in dictionaries and in these tables of words. */

const wordTables: readonly RegExp[] = [
  // Swedish wording of the interface, which Swedish pages load with their scripts; other languages: content/dictionary
  /^client\/.+[tT]exts\.ts$/,
  /^client\/finance\/costWordings\.ts$/,
  /^shared\/content\/editing\/\w+\.ts$/,
  /^server\/forms\/mail\/\w+MailTexts\.ts$/,
  // what visitors type, what feeds and dealers write
  /^shared\/catalogue\/(keyphrase\w+|openingHours(Words|Text)|measureTextIn)\.ts$/,
  /^shared\/tirehotel\/treadRules\.ts$/,
  /^server\/catalogue\/propose\/columnNames\.ts$/,
  // names of places, letters of alphabets
  /^build\/init\/exampleTowns\.ts$/,
  /^config\/fontCharacters\.ts$/,
  /^server\/messages\/gsm7\.ts$/,
  /^shared\/(catalogue\/foldText|kit\/asciiSlug|kit\/withoutPersonalData|places\/foldName)\.ts$/,
  /^(server\/booking\/normalPlate|server\/tirehotel\/tireHotelSchemas|config\/group\/plateSchema)\.ts$/,
  /^server\/catalogue\/opensearch\/collationKey\.ts$/,
  // the name of an offering by language, which bookings keep
  /^server\/wheelChangeReference\.ts$/,
  // words of other systems: of the statistics, and of the service that takes service requests
  /^(shared\/forms\/(leadReason|serviceTypes)|client\/forms\/servicerequest\/serviceName)\.ts$/,
  // one text in several languages, or words between a day and its time
  /^shared\/booking\/timeTexts\.ts$/,
];

const letters = /[åäöæøßüÅÄÖÆØÜ]/;

/** Frequent words of Swedish, Norwegian, Finnish and German that are no English words. */
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

const sources = ['client', 'server', 'shared', 'config', 'build'].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .map((name) => `${floor}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !wordTables.some((table) => table.test(file))),
);

/** The texts of a source: strings, templates and markup, without comments, addresses of modules and types. */
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

/** Whether a text is in another language: it has foreign letters, or two of the words in a row of prose. */
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

  it('is English outside dictionaries and tables of words', () => {
    const foreign = sources.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      // most files have no such letter or word at all, not even in a comment or written as an escape
      if (!isForeign(code) && !/\\[ux]|&#/.test(code)) return [];
      return textsOf(file, code)
        .filter(isForeign)
        .map((text) => `${file}: ${text.trim().slice(0, 80)}`);
    });
    expect(foreign).toEqual([]);
  });
});
