import type { RowProblem, ValueFault } from './FeedRow.ts';

/** Everything of one kind that a reading found: how often, and the first few examples. */
export interface Finding {
  reason: string;
  cure?: string;
  count: number;
  examples: { line: number; value?: string }[];
}

const maxReasons = 100;
const maxExamples = 3;

/** Counts faults by their reason, so that 18,000 equal faults are one line of the log. */
export class FeedFindings {
  private readonly byReason = new Map<string, Finding>();

  add({ line, reason, value, cure }: RowProblem | (ValueFault & { line: number })): void {
    const known = this.byReason.get(reason);
    const example = { line, ...(value === undefined ? {} : { value }) };
    if (known) {
      known.count += 1;
      if (known.examples.length < maxExamples) known.examples.push(example);
    } else if (this.byReason.size < maxReasons) {
      this.byReason.set(reason, { reason, ...(cure === undefined ? {} : { cure }), count: 1, examples: [example] });
    }
  }

  /** The most frequent first. */
  list(): Finding[] {
    return [...this.byReason.values()].sort((a, b) => b.count - a.count);
  }
}

/** A finding in one sentence: reason, how often, an example and the cure. */
export function findingText({ reason, count, examples: [first], cure }: Finding): string {
  const value = first?.value === undefined ? '' : `: "${first.value}"`;
  const example =
    first === undefined
      ? ''
      : ` (${count > 1 ? `${String(count)} rows, first in ` : ''}line ${String(first.line)}${value})`;
  return `${reason}${example}.${cure === undefined ? '' : ` ${cure}`}`;
}
