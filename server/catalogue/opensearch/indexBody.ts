import type { IndexSchema } from '../embedded/IndexSchema.ts';
import { weightsOf, wordsField } from './fieldNames.ts';

/** Raised when documents get another form: an index of another form is not searched. */
export const documentForm = 1;

/** What an index says about itself (_meta of its mapping), once it is whole. */
export interface IndexMeta {
  form: number;
  /** Equal for an equal list of the listed documents, as far as a list shows them. */
  version: string;
}

interface FieldMapping {
  type: 'keyword' | 'double' | 'boolean' | 'text';
  ignore_above?: number;
  doc_values?: boolean;
  analyzer?: string;
  norms?: boolean;
  index_options?: 'docs';
}

interface ObjectMapping {
  properties: Record<string, FieldMapping>;
}

export interface IndexBody {
  settings: {
    index: { number_of_shards: number; auto_expand_replicas: string; refresh_interval: string };
    analysis: { analyzer: Record<string, { type: 'custom'; tokenizer: 'whitespace' }> };
  };
  mappings: {
    dynamic: 'strict';
    properties: Record<string, FieldMapping | ObjectMapping | { type: 'object'; enabled: false }>;
  };
}

/** A longer text would be refused by the engine, and its document with it. */
const longestKeyword = 8191;
const keyword: FieldMapping = { type: 'keyword', ignore_above: longestKeyword };

/**
 * Settings and mapping of a new index for the documents of documentOf.ts. Words are folded and parted before they get
 * there, so the analyzer only parts them at blanks; documents come once, hence nothing is refreshed before they are all in.
 */
export function indexBody<T>(schema: IndexSchema<T>, { shards }: { shards: number }): IndexBody {
  const each = (names: readonly string[], mapping: FieldMapping): ObjectMapping => ({
    properties: Object.fromEntries(names.map((name) => [name, mapping])),
  });
  const ownSorts = schema.sorts.filter(({ name }) => !schema.ranges.some((range) => range.name === name));
  const words: FieldMapping = { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' };
  const keys = schema.keys.map(({ name }) => name);
  return {
    settings: {
      index: { number_of_shards: shards, auto_expand_replicas: '0-1', refresh_interval: '-1' },
      analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } },
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        source: { type: 'object', enabled: false },
        withheld: { type: 'boolean' },
        id: keyword,
        ...(schema.hierarchy ? { parent: keyword, child: keyword } : {}),
        term: each(
          schema.terms.map(({ name }) => name),
          keyword,
        ),
        range: each(
          schema.ranges.map(({ name }) => name),
          { type: 'double' },
        ),
        sort: {
          properties: Object.fromEntries(
            ownSorts.map(({ name, texts, byLocale }) => [name, texts || byLocale ? keyword : { type: 'double' }]),
          ),
        },
        key: each(keys, keyword),
        squeezed: each(keys, { ...keyword, doc_values: false }),
        words: each(weightsOf(schema.texts).map(wordsField), words),
      },
    },
  };
}
