import type { TermColumn } from '../facets/countingColumns.ts';
import { GrowingList } from './GrowingList.ts';
import type { TermValue } from '../IndexSchema.ts';
import { buildRowSets } from './RowSets.ts';
import { sharedCodes } from './sharedArrays.ts';
import { shareTexts } from './SharedTexts.ts';
import type { textOrder } from './textOrder.ts';
import type { TermFacetData } from '../facets/TermFacet.ts';
import { ValueColumnBuilder } from './ValueColumnBuilder.ts';

/** Collects a facet of texts. It becomes multi-valued at the first list. */
export class TermColumnBuilder {
  private readonly values = new ValueColumnBuilder<string>();
  /** End of each document's values; null while each has exactly one, or none. */
  private ends: GrowingList | null = null;

  constructor(private readonly order: ReturnType<typeof textOrder>) {}

  add(value: TermValue | readonly TermValue[]): void {
    if (!isList(value) && !this.ends) {
      this.values.add(toText(value) || null);
      return;
    }
    this.ends ??= this.endsSoFar();
    const texts = (isList(value) ? value : [value]).map(toText);
    for (const text of new Set(texts)) if (text !== '') this.values.add(text);
    this.ends.push(this.values.numbers.length);
  }

  private endsSoFar(): GrowingList {
    const ends = new GrowingList();
    for (let end = 1; end <= this.values.numbers.length; end++) ends.push(end);
    return ends;
  }

  /**
   * Returns the facet without its counters, and for a single-valued one the column to count.
   *
   * @param documentOfRow index of each row's document in reading order
   */
  finish(documentOfRow: Uint32Array): { facet: TermFacetData; column: TermColumn | null } {
    const ends = this.ends?.values() ?? null;
    const { values: texts, placeOf } = this.values.inOrder(this.order, this.usedNumbers(documentOfRow, ends));
    const places = this.values.numbers.values().map((number) => placeOf[number] as number);
    const sets = buildRowSets(documentOfRow, texts.length, { sets: places, ends });
    const facet = { texts: shareTexts(texts), sets, place: null };
    if (ends) return { facet, column: null };
    const codes = sharedCodes(documentOfRow.length, texts.length);
    for (let row = 0; row < codes.length; row++) codes[row] = places[documentOfRow[row] as number] as number;
    return { facet, column: { codes, valueCount: texts.length } };
  }

  /** Marks the value numbers that documents in use have. */
  private usedNumbers(documentOfRow: Uint32Array, ends: Uint32Array | null): Uint8Array {
    const { numbers } = this.values;
    const isUsed = new Uint8Array(this.values.size + 1);
    for (const document of documentOfRow) {
      const from = !ends ? document : document === 0 ? 0 : (ends[document - 1] as number);
      const to = ends ? (ends[document] as number) : document + 1;
      for (let at = from; at < to; at++) isUsed[numbers.get(at)] = 1;
    }
    return isUsed;
  }
}

function isList(value: TermValue | readonly TermValue[]): value is readonly TermValue[] {
  return typeof value === 'object' && value !== null;
}

function toText(value: TermValue): string {
  return value === null || value === undefined ? '' : String(value);
}
