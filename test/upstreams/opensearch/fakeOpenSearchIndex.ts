import { anyObject, EngineError, listOf, objectOf, refused, textOf, wholeOf } from './fakeOpenSearchForms.ts';
import type { Json } from './fakeOpenSearchForms.ts';

/** A field of a mapping. docs: Mappings > Supported field types (keyword, numeric, boolean, text, object). */
export interface FieldMapping {
  type: string;
  ignoreAbove: number;
  docValues: boolean;
}

export type FieldValue = string | number | boolean;

export interface FakeDocument {
  id: string;
  source: Json;
  /** By path; texts are split into words. */
  values: Map<string, FieldValue[]>;
}

const fieldKeys: Record<string, readonly string[]> = {
  keyword: ['type', 'ignore_above', 'doc_values'],
  double: ['type'],
  boolean: ['type'],
  text: ['type', 'analyzer', 'norms', 'index_options'],
};

/** An index of the fake: documents are searchable after a refresh, as with refresh_interval -1. */
export class FakeIndex {
  readonly fields = new Map<string, FieldMapping>();
  private readonly closed = new Set<string>();
  meta: unknown;
  documents: FakeDocument[] = [];
  private readonly written = new Map<string, FakeDocument>();

  /** docs: Index APIs > Create index; Analyzers > Creating a custom analyzer; Mappings > Dynamic. */
  constructor(body: unknown) {
    const { settings, mappings } = objectOf(body, 'create index', ['settings', 'mappings']);
    const { index, analysis } = objectOf(settings, 'settings', ['index', 'analysis']);
    const own = objectOf(index, 'index', ['number_of_shards', 'auto_expand_replicas', 'refresh_interval']);
    if (wholeOf(own['number_of_shards'], 'number_of_shards') < 1) throw refused('[number_of_shards] must be >= 1');
    if (own['refresh_interval'] !== '-1') throw refused('the fake knows refresh_interval -1 only');
    const { analyzer } = objectOf(analysis, 'analysis', ['analyzer']);
    const analyzers = anyObject(analyzer, 'analyzer');
    for (const [name, one] of Object.entries(analyzers)) {
      const { type, tokenizer } = objectOf(one, name, ['type', 'tokenizer']);
      if (type !== 'custom' || tokenizer !== 'whitespace') throw refused(`the fake knows no analyzer like [${name}]`);
    }
    const { dynamic, properties } = objectOf(mappings, 'mappings', ['dynamic', 'properties']);
    if (dynamic !== 'strict') throw refused('the fake knows dynamic strict only');
    this.readProperties(anyObject(properties, 'properties'), '', analyzers);
  }

  private readProperties(properties: Json, path: string, analyzers: Json): void {
    for (const [name, value] of Object.entries(properties)) {
      const field = anyObject(value, name);
      const own = `${path}${name}`;
      if (field['enabled'] === false) {
        objectOf(field, own, ['type', 'enabled']);
        this.closed.add(own);
        continue;
      }
      if (field['properties']) {
        this.readProperties(anyObject(objectOf(field, own, ['properties'])['properties'], own), `${own}.`, analyzers);
        continue;
      }
      const type = textOf(field['type'], own);
      const known = fieldKeys[type];
      if (!known) throw refused(`No handler for type [${type}] declared on field [${own}]`, 'mapper_parsing_exception');
      objectOf(field, own, known);
      if (type === 'text' && !(textOf(field['analyzer'], own) in analyzers)) throw refused(`no analyzer for [${own}]`);
      const ignoreAbove = typeof field['ignore_above'] === 'number' ? field['ignore_above'] : Infinity;
      this.fields.set(own, { type, ignoreAbove, docValues: type !== 'text' && field['doc_values'] !== false });
    }
  }

  /**
   * Returns the field if it has one of these types. The real engine finds nothing in an unknown field; the fake
   * refuses it.
   */
  field(path: string, types: readonly string[], docValues = false): FieldMapping {
    const field = this.fields.get(path);
    if (!field) throw refused(`No mapping found for [${path}]`, 'query_shard_exception');
    if (!types.includes(field.type) || (docValues && !field.docValues)) {
      throw refused(`[${path}] of type [${field.type}] does not support this`, 'illegal_argument_exception');
    }
    return field;
  }

  write(id: string, source: Json): 'created' | 'updated' {
    const values = new Map<string, FieldValue[]>();
    this.flatten(source, '', values);
    const result = this.written.has(id) ? 'updated' : 'created';
    this.written.set(id, { id, source, values });
    return result;
  }

  private flatten(object: Json, path: string, values: Map<string, FieldValue[]>): void {
    for (const [name, value] of Object.entries(object)) {
      const own = `${path}${name}`;
      if (this.closed.has(own)) continue;
      const field = this.fields.get(own);
      if (field) {
        values.set(
          own,
          (Array.isArray(value) ? listOf(value, own) : [value]).flatMap((one) => valuesOf(one, field, own)),
        );
      } else if (
        typeof value === 'object' &&
        value !== null &&
        [...this.fields.keys()].some((key) => key.startsWith(`${own}.`))
      ) {
        this.flatten(value as Json, `${own}.`, values);
      } else if (typeof value !== 'object' || value === null || Object.keys(value).length > 0) {
        const reason = `mapping set to strict, dynamic introduction of [${own}] is not allowed`;
        throw new EngineError(400, 'strict_dynamic_mapping_exception', reason);
      }
    }
  }

  refresh(): void {
    this.documents = [...this.written.values()];
  }
}

function valuesOf(value: unknown, { type, ignoreAbove }: FieldMapping, path: string): FieldValue[] {
  const wanted = type === 'double' ? 'number' : type === 'boolean' ? 'boolean' : 'string';
  if (typeof value !== wanted) {
    throw refused(`failed to parse field [${path}] of type [${type}]`, 'mapper_parsing_exception');
  }
  if (type === 'text') return (value as string).split(/\s+/).filter((word) => word !== '');
  return type === 'keyword' && (value as string).length > ignoreAbove ? [] : [value as FieldValue];
}
