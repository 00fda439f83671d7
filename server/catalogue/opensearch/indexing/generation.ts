import type { API, Client } from '@opensearch-project/opensearch';
import Joi from 'joi';
import type { IndexSchema } from '../../embedded/IndexSchema.ts';
import { BulkWriter } from './bulkWriter.ts';
import { checked } from '../responses/checked.ts';
import { buildDocument } from './buildDocument.ts';
import { documentForm, indexBody } from './indexBody.ts';
import type { IndexMeta } from './indexBody.ts';
import { createHash } from 'node:crypto';

/** Bytes of a checksum: lists with equal checksums count as equal. */
const sumBytes = 12;

/** Order-independent checksum of the data that a list shows of its documents. */
class ListSum {
  private count = 0;
  private sum = 0n;

  add(texts: readonly string[]): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(texts))
      .digest('hex')
      .slice(0, sumBytes * 2);
    this.sum = BigInt.asUintN(sumBytes * 8, this.sum + BigInt(`0x${hash}`));
    this.count += 1;
  }

  get version(): string {
    return `${this.count}-${this.sum.toString(36)}`;
  }
}

export interface GenerationOptions {
  client: Client;
  /** Alias used by searches. */
  alias: string;
  /** Creation time; a later generation has the greater stamp. See generationStamp. */
  stamp: string;
  shards: number;
  wait?: (ms: number) => Promise<unknown>;
}

/** Longer timeout: creating, refreshing and deleting wait for the whole cluster. */
const patient = { requestTimeout: 60_000 };

/** "20260131101500123" */
export function generationStamp(now: Date): string {
  return now.toISOString().replace(/\D/g, '');
}

/**
 * True for an index that is a generation of this alias.
 * A pattern "vehicles_a-*" would also match those of "vehicles_a-no".
 */
export function isGenerationOf(alias: string, index: string): boolean {
  return index.startsWith(`${alias}-`) && /^\d{17}$/.test(index.slice(alias.length + 1));
}

const countSchema = Joi.object<{ count: number }>({ count: Joi.number().required() }).required();

/** A new index that is filled while the current one serves, and used from swapAliases on. */
export class Generation<T extends object> {
  readonly alias: string;
  readonly index: string;
  private readonly ids = new Set<string>();
  private readonly sum = new ListSum();
  private writer: BulkWriter | null = null;

  constructor(
    private readonly options: GenerationOptions,
    private readonly schema: IndexSchema<T>,
  ) {
    this.alias = options.alias;
    this.index = `${options.alias}-${options.stamp}`;
  }

  get size(): number {
    return this.ids.size;
  }

  /** Returns a promise while documents are being sent. */
  add(item: T): Promise<void> | undefined {
    const document = buildDocument(item, this.schema);
    this.ids.add(document.id);
    if (!document.withheld) this.sum.add(this.schema.listed?.(item) ?? [document.id]);
    if (this.writer) return this.writer.add(document);
    return this.create().then((writer) => writer.add(document));
  }

  /**
   * Writes the rest and refreshes the index.
   * Its metadata is written last: an incomplete index has none.
   * @throws when the engine counts other documents than were written
   */
  async finish(): Promise<void> {
    const { client } = this.options;
    const { index } = this;
    await (this.writer ?? (await this.create())).flush();
    await client.indices.refresh({ index }, patient);
    const { count } = checked((await client.count({ index })).body, countSchema);
    if (count !== this.ids.size) {
      throw new Error(`The index "${index}" has ${count} documents, ${this.ids.size} were written.`);
    }
    const meta: IndexMeta = { form: documentForm, version: this.sum.version };
    await client.indices.putMapping({ index, body: { _meta: { ...meta } } }, patient);
  }

  /** Deletes the index if it exists and is not in use. It may be in use if the response of the alias swap was lost. */
  async discard(): Promise<void> {
    if (!this.writer) return;
    const { client } = this.options;
    const { index } = this;
    const { body } = await client.indices.getAlias({ index });
    if (Object.keys(body[index]?.aliases ?? {}).length === 0) await client.indices.delete({ index }, patient);
  }

  private async create(): Promise<BulkWriter> {
    const { client, shards, wait } = this.options;
    const writer = new BulkWriter(client, this.index, wait);
    const body = indexBody(this.schema, { shards }) as unknown as API.Indices_Create_RequestBody;
    await client.indices.create({ index: this.index, body }, patient);
    this.writer = writer;
    return writer;
  }
}
