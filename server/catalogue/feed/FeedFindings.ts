import { plateLength } from '../../../shared/catalogue/car/registrationPlates.ts';
import type { RowProblem, ValueFault } from './FeedRow.ts';

/** All faults of one kind in a reading: number and the first few examples. */
export interface Finding {
  reason: string;
  cure?: string;
  count: number;
  examples: { line: number; value?: string }[];
}

const maxReasons = 100;
const maxExamples = 3;

/** True if a cell has a registration number among its words. */
export function hasPlate(cell: string, plates: RegExp): boolean {
  const words = cell.split(/\s+/).map((text) => ({ text }));
  return words.some((_word, at) => plateLength(words, at, plates) > 0);
}

/** Counts faults by reason, so that 18,000 equal faults are one log line. */
export class FeedFindings {
  private readonly byReason = new Map<string, Finding>();

  /** @param plates matches registration numbers: such values are not stored */
  constructor(private readonly plates: RegExp) {}

  add({ line, reason, value: cell, cure: cellCure }: RowProblem | (ValueFault & { line: number })): void {
    const isPlate = cell !== undefined && hasPlate(cell, this.plates);
    const [value, cure] = isPlate ? [] : [cell, cellCure];
    const known = this.byReason.get(reason);
    const example = { line, ...(value === undefined ? {} : { value }) };
    if (known) {
      known.count += 1;
      if (known.examples.length < maxExamples) known.examples.push(example);
    } else if (this.byReason.size < maxReasons) {
      this.byReason.set(reason, { reason, ...(cure === undefined ? {} : { cure }), count: 1, examples: [example] });
    }
  }

  /** Most frequent first. */
  list(): Finding[] {
    return [...this.byReason.values()].sort((a, b) => b.count - a.count);
  }
}

/** Formats a finding as one sentence: reason, number, an example and the fix. */
export function findingText({ reason, count, examples: [first], cure }: Finding): string {
  const value = first?.value === undefined ? '' : `: "${first.value}"`;
  const example =
    first === undefined
      ? ''
      : ` (${count > 1 ? `${String(count)} rows, first in ` : ''}line ${String(first.line)}${value})`;
  return `${reason}${example}.${cure === undefined ? '' : ` ${cure}`}`;
}
