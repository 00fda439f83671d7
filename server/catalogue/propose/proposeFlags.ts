import { vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import { isEquipmentName } from './columns/columnNames.ts';
import type { Matches, ProfiledColumn } from './columns/Match.ts';
import type { Column } from './profileColumns.ts';

/** The last part of a path as a text for visitors: "features/air_conditioning" → "Air conditioning". */
function shownName(path: string): string {
  const last = path.split(/[/.]/).at(-1) ?? path;
  const spaced = last.replace(
    /(\p{Ll})(\p{Lu})/gu,
    (_pair, low: string, high: string) => `${low} ${high.toLowerCase()}`,
  );
  const text = spaced
    .replace(/[_\s]+/g, ' ')
    .replace(/^@/, '')
    .trim();
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** True for a column of yes or no whose name, or that of the list it is in, is one of equipment. */
function isEquipment({ column, evidence, name }: ProfiledColumn, vocabulary: Vocabulary): boolean {
  if (!evidence.isFlag) return false;
  const isInList = name.purposes.some(({ purpose }) => purpose === 'car_equipment');
  return (
    isInList ||
    isEquipmentName(name.words) ||
    vocabularyEntry(vocabulary, 'car_equipment', shownName(column.path)) !== null
  );
}

/** Columns of yes or no that are equipment, and the entry of each. */
export function proposeFlags(
  { columns, byPurpose }: Matches,
  vocabulary: Vocabulary,
): { columns: Column[]; flags: Record<string, string> } {
  const taken = new Set([...byPurpose.values()].flatMap((match) => match.columns));
  const found = columns
    .filter((one) => !taken.has(one.column) && isEquipment(one, vocabulary))
    .map(({ column }) => column);
  return { columns: found, flags: Object.fromEntries(found.map(({ path }) => [path, shownName(path)])) };
}
