import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { distinctWeights, wordsField } from '../fieldNames.ts';

/** Increment when the form of documents changes: an index of another form is not searched. */
export const documentForm = 2;

/** Metadata of a complete index (_meta of its mapping). */
export interface IndexMeta {
  form: number;
  /** Equal for equal lists of listed documents, as far as a list shows them. */
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

/** The engine would refuse a document with a longer text. */
const maxKeywordCharacters = 8191;
const keyword: FieldMapping = { type: 'keyword', ignore_above: maxKeywordCharacters };

/**
 * Settings and mapping of a new index for the documents of buildDocument.ts.
 * Words are already folded and split, so the analyzer only splits at blanks. Documents are all written before use, so
 * refreshing is off.
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
        words: each(distinctWeights(schema.texts).map(wordsField), words),
      },
    },
  };
}
