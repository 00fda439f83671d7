import jsonata from 'jsonata';
import { FeedRefusedError } from '../FeedRefusedError.ts';
import { isItemsRule } from '../mapping/FeedMappingTypes.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import type { FeedRow } from '../FeedRow.ts';

/** Timeout of one expression over one row; a common one takes 0.01 ms. */
const timeoutMs = 1000;
const maxCallDepth = 500;
/** Maximum entries of a list created by an expression. */
const maxSequence = 10_000;

const limits = { timeout: timeoutMs, stack: maxCallDepth, sequence: maxSequence };
const timedOut = 'D1012';

/** Reason why a text is no JSONata expression; null for a valid one. */
export function expressionFault(expression: string): string | null {
  try {
    jsonata(expression);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function collectExpressions(mapping: FeedMapping): string[] {
  const { images } = mapping;
  const texts = Object.values(mapping.texts).flatMap((fields) => Object.values(fields));
  const rules = [...Object.values(mapping.fields), ...mapping.facts, ...texts];
  const items = rules.filter(isItemsRule).flatMap(({ fields }) => Object.values(fields).filter(isItemsRule));
  const places = [...rules, ...items, ...mapping.drop, ...(images && !('pictureSets' in images) ? [images] : [])];
  return [...new Set(places.flatMap(({ expression }) => expression ?? []))];
}

/** The expressions of a mapping, compiled once per reading. They see the row and nothing of this process. */
export class RowExpressions {
  private readonly compiled: readonly (readonly [string, jsonata.Expression])[];

  constructor(private readonly mapping: FeedMapping) {
    this.compiled = collectExpressions(mapping).map((text) => [text, jsonata(text, limits)] as const);
  }

  /** False for a mapping without expressions. */
  get hasAny(): boolean {
    return this.compiled.length > 0;
  }

  /**
   * Evaluates all expressions over a row.
   * One that fails yields its Error.
   * @throws FeedRefusedError when one exceeds its timeout
   */
  async evaluate(row: FeedRow): Promise<ReadonlyMap<string, unknown>> {
    const results = new Map<string, unknown>();
    for (const [text, expression] of this.compiled) {
      results.set(text, await this.resultOf(text, expression, row));
    }
    return results;
  }

  private async resultOf(text: string, expression: jsonata.Expression, row: FeedRow): Promise<unknown> {
    try {
      return (await expression.evaluate(row.values)) as unknown;
    } catch (error) {
      const { code, message } = error as Partial<jsonata.JsonataError>;
      if (code === timedOut) {
        const what = `the expression ${text} takes longer than ${String(timeoutMs)} ms in line ${String(row.line)}`;
        throw new FeedRefusedError(this.mapping.file, what, 'Write it without endless recursion or huge ranges.');
      }
      return new Error(message ?? String(error));
    }
  }
}
