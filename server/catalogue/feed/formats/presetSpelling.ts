import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { mappedColumns } from '../rules/mappedColumns.ts';

/** Name of a column without case, blanks, `_` and `-`: exports of one format differ in them. */
export function foldedColumn(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** Returns the names of a header, in the preset's spelling where they differ only in case or blanks. */
export function presetSpelling(header: readonly string[], mapping: FeedMapping): string[] {
  const known = mappedColumns(mapping).filter((column) => !header.includes(column));
  const spellings = new Map(known.map((column) => [foldedColumn(column), column]));
  return header.map((name) => {
    const spelling = spellings.get(foldedColumn(name));
    if (spelling === undefined) return name;
    // a second column of that name keeps its own
    spellings.delete(foldedColumn(name));
    return spelling;
  });
}
