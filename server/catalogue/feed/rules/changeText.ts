import type { FieldRule, TextReplacement } from '../mapping/FeedMappingTypes.ts';

const patterns = new Map<string, RegExp>();

function compilePattern(source: string): RegExp {
  const compiled = patterns.get(source) ?? new RegExp(source, 'gu');
  patterns.set(source, compiled);
  return compiled;
}

function replaced(text: string, { text: plain, pattern, by }: TextReplacement): string {
  return plain === undefined ? text.replace(compilePattern(pattern ?? ''), by) : text.replaceAll(plain, () => by);
}

function upperFirst(text: string): string {
  const upper = text.charAt(0).toUpperCase();
  // most texts begin with a letter: looking for one takes longer
  return upper === text.charAt(0)
    ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : `${upper}${text.slice(1)}`;
}

const cases: Record<NonNullable<FieldRule['case']>, (text: string) => string> = {
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  title: (text) => text.toLowerCase().replace(/(?<![\p{L}\d'’])\p{L}/gu, (letter) => letter.toUpperCase()),
  sentence: (text) => upperFirst(text.toLowerCase()),
};

/** Applies replace, split and case of a rule to a text, in this order. */
export function changeText(text: string, { replace = [], split, case: letters }: FieldRule): string {
  let changed = replace.reduce(replaced, text);
  if (split) changed = (changed.split(split.separator).at(split.at) ?? '').trim();
  return letters ? cases[letters](changed) : changed;
}

/** True if a rule changes texts. */
export function changesText({ replace, split, case: letters }: FieldRule): boolean {
  return replace !== undefined || split !== undefined || letters !== undefined;
}
