import type { LanguageFolder } from '../../config/languages/LanguagePack.ts';
import type { LanguageText } from './LanguageText.ts';

const markup = /<[^>]*>|\{\w+\}/g;
/** A straight double quotation mark after a digit stands for inches. */
const straightMark = /'|(?<!\d)"/;
const addresses = /https?:\S+|\S+@\S+/g;

/** A language with the frequent words of the others that it does not have. */
export interface CheckedLanguage {
  pack: LanguageFolder;
  foreignWords: ReadonlyMap<string, string>;
}

/** Returns the faults of a text that can be seen without a translation: its marks and words. */
export function textProblems({ text }: LanguageText, { pack, foreignWords }: CheckedLanguage): string[] {
  const shown = text.replaceAll(markup, ' ').replaceAll(addresses, ' ');
  const straight = straightMark.exec(shown)?.[0];
  const word = shown
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.find((one) => foreignWords.has(one));
  return [
    ...(straight === undefined || pack.quotationMarks.includes(straight)
      ? []
      : [`has a straight ${straight}; write one of ${pack.quotationMarks}`]),
    ...(word === undefined ? [] : [`has "${word}", a word of ${foreignWords.get(word) ?? ''}; translate it`]),
  ];
}

/** Returns the frequent words of other languages that a language lacks, with the code of their language. */
export function foreignWordsOf(
  pack: LanguageFolder | undefined,
  languages: Iterable<LanguageFolder>,
): Map<string, string> {
  const own = new Set(pack?.functionWords);
  const others = [...languages].flatMap(({ code, functionWords = [] }) =>
    functionWords.filter((word) => !own.has(word)).map((word) => [word, code] as const),
  );
  return new Map(others);
}
