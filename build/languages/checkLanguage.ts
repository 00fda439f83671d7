import type { LanguageFolder } from '../../config/languages/LanguagePack.ts';
import { languageFile } from '../../config/languages/loadLanguageFolders.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import { expectedTexts } from './expectedTexts.ts';
import { isVariant, labelsFile, ownFolders, readOwnTexts } from './languageFolders.ts';
import type { LanguageSet } from './languageFolders.ts';
import type { LanguageProblem, LanguageReport } from './LanguageReport.ts';
import { hasWords, isInOpenMap, textId } from './LanguageText.ts';
import type { LanguageText } from './LanguageText.ts';
import { letterProblems } from './letterProblems.ts';
import { missingProblems } from './missingProblems.ts';
import { placeholderProblem } from './placeholderProblem.ts';
import { formsOf, neededForms, pluralFormOf } from './pluralForms.ts';
import { readLanguageTexts } from './readLanguageTexts.ts';
import { foreignWordsOf, textProblems } from './textProblems.ts';

/**
 * Checks the files of a language against those of the reference language.
 * @param isNamed tells whether code names the key of an interface text
 */
export function checkLanguage(
  pack: LanguageFolder,
  set: LanguageSet,
  isNamed: (key: string) => boolean,
): LanguageReport {
  const { reference } = set;
  const own = readOwnTexts(pack, set);
  const expected = expectedTexts(reference, pack.locale ?? pack.code);
  const isReference = pack.code === referenceLanguage;
  const faults = [
    ...own.flatMap(createTextCheck(pack, set)),
    ...letterProblems(pack, set, own),
    ...(isReference ? unnamedFaults(own, isNamed) : sameFaults(pack, set, own)),
    ...(isReference || isVariant(pack) ? [] : missingProblems(pack, set, { own, expected })),
  ];
  const known = new Set([...reference, ...expected].map(textId));
  return {
    faults: faults.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
    counts: countByKind(own.filter((text) => known.has(textId(text)))),
  };
}

/** Creates the check of each text on its own and against the text that it translates. */
function createTextCheck(
  pack: LanguageFolder,
  { reference, languages }: LanguageSet,
): (text: LanguageText) => LanguageProblem[] {
  const sources = new Map(reference.map((text) => [textId(text), text]));
  const facets = new Set(reference.filter(({ file }) => file === labelsFile).map(({ path }) => path[0]));
  const foreignWords = foreignWordsOf(pack, languages.values());
  const locale = pack.locale ?? pack.code;
  const needed = neededForms(locale);
  return (text) => {
    const form = pluralFormOf(text, sources);
    const source = form?.base ?? sources.get(textId(text));
    const messages = textProblems(text, { pack, foreignWords });
    if (form && !formsOf(locale).includes(form.category)) {
      messages.push(`is a plural form that ${locale} does not have; remove it`);
    }
    const isFree = isInOpenMap(text) || (text.file === labelsFile && !facets.has(text.path[0]));
    if (source === undefined && !isFree) {
      messages.push(`is in no file of ${referenceLanguage}; remove it`);
    }
    // A text before a link ends with a blank in every language.
    if (outerBlanks(text.text) !== outerBlanks((source ?? text).text)) {
      messages.push('begins or ends with a blank, other than in English; correct it');
    }
    // "One car" needs no number, unless the form is also that of 21, as in Russian.
    const isOne = form !== null && needed.get(form.category)?.isOne === true;
    const placeholders = placeholderProblem(text.text, (source ?? text).text, isOne);
    if (placeholders !== null) messages.push(placeholders);
    return messages.map((message) => faultOf(text, message));
  };
}

const outerBlanks = (text: string): string => `${/^\s*/.exec(text)?.[0] ?? ''}|${/\s*$/.exec(text)?.[0] ?? ''}`;

/** Returns faults for texts of the reference language that no code names. */
function unnamedFaults(own: readonly LanguageText[], isNamed: (key: string) => boolean): LanguageProblem[] {
  const byId = new Map(own.map((text) => [textId(text), text]));
  return own
    .filter((text) => text.file.startsWith('texts/') && !isNamed((pluralFormOf(text, byId)?.base ?? text).key))
    .map((text) => faultOf(text, 'is named by no code; remove it from every language'));
}

/** Returns faults for texts that equal the reference language's or the parent's. Those of sameAs may. */
function sameFaults(pack: LanguageFolder, set: LanguageSet, own: readonly LanguageText[]): LanguageProblem[] {
  const { languages, reference, root } = set;
  const parent = pack.inherits === undefined ? undefined : languages.get(pack.inherits);
  const isVersion = isVariant(pack);
  const textsById = (texts: readonly LanguageText[]): Map<string, string> =>
    new Map(texts.map((text) => [textId(text), text.text]));
  const english = textsById(reference);
  const inherited = textsById(parent ? readOwnTexts(parent, set) : []);
  // A label stands next to its English one, so that its translator sees that they are the same.
  const compared = own.filter((text) => text.file !== labelsFile && hasWords(text.text));
  const isSame = (text: LanguageText): boolean =>
    [english, inherited].some((texts) => texts.get(textId(text)) === text.text);
  const same = new Set(compared.filter(isSame).map(({ key }) => key));
  const allowed = ownFolders(pack, languages)
    .flatMap((folder) => readLanguageTexts(folder, [languageFile], root))
    .filter(({ path }) => path[0] === 'sameAs');
  const keys = new Set([
    ...allowed.map(({ text }) => text),
    ...(parent?.sameAs ?? []),
    ...(languages.get(referenceLanguage)?.sameAs ?? []),
  ]);
  return [
    ...compared
      .filter((text) => isSame(text) && !keys.has(text.key))
      .map((text) => {
        const isCopy = isVersion && inherited.get(textId(text)) === text.text;
        if (isCopy) return faultOf(text, `is the text of ${parent?.code ?? ''}; remove it`);
        return faultOf(text, 'is not translated; translate it, or add the key to sameAs in language.yaml');
      }),
    ...allowed
      .filter(({ text }) => !same.has(text))
      .map((entry) => faultOf(entry, `lists ${entry.text}, which is translated or missing; remove it`)),
  ];
}

/** Files that are counted on their own; all others are counted as texts. */
const kinds: Readonly<Record<string, string>> = {
  'mails.yaml': 'texts of mails',
  'editing.yaml': 'texts of editing',
  'init.yaml': 'texts of examples',
  'labels.yaml': 'labels',
};

function countByKind(texts: readonly LanguageText[]): Record<string, number> {
  const counted = ['texts', ...Object.values(kinds)].map((kind): [string, number] => [
    kind,
    texts.filter(({ file }) => (kinds[file] ?? 'texts') === kind).length,
  ]);
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}

const faultOf = ({ shownFile: file, line, key }: LanguageText, message: string): LanguageProblem => ({
  file,
  line,
  message: `${key} ${message}`,
});
