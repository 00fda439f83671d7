import { setTimeout } from 'node:timers/promises';
import { errors } from '@opensearch-project/opensearch';
import type { Client } from '@opensearch-project/opensearch';
import Joi from 'joi';
import { checked } from '../responses/checked.ts';
import type { IndexedDocument } from './buildDocument.ts';
import { endingBy, retries } from '../openSearchClient.ts';
import { encodeUriPart } from '../../../../shared/kit/text/encodeUriPart.ts';

/** Bytes per batch. */
const batchBytes = 5 * 1024 * 1024;
/** Timeout per batch. */
const timeoutMs = 60_000;
/** Attempts per batch while the engine is overloaded; the delay doubles each time. */
const maxAttempts = 6;
const firstWaitMs = 500;

interface BulkAnswer {
  items: { index: { status: number; error?: { type: string } } }[];
}

const answerSchema = Joi.object<BulkAnswer>({
  items: Joi.array()
    .items(
      Joi.object({
        index: Joi.object({
          status: Joi.number().required(),
          error: Joi.object({ type: Joi.string().required() }),
        }).required(),
      }),
    )
    .required(),
}).required();

/** The engine has refused a document. */
export class DocumentRefusedError extends Error {
  override readonly name = 'DocumentRefusedError';
}

/** One document: bulk action and body. */
type Entry = readonly [action: string, document: string];

/**
 * Writes documents into an index in batches.
 * `add` returns a promise while a batch is being sent; await it to keep no more than one batch in memory. Documents
 * refused with 429 are sent again; any other refusal rejects.
 */
export class BulkWriter {
  private entries: Entry[] = [];
  private bytes = 0;

  constructor(
    private readonly client: Client,
    private readonly index: string,
    private readonly wait: (ms: number) => Promise<unknown> = setTimeout,
  ) {}

  add(document: IndexedDocument): Promise<void> | undefined {
    const entry = [JSON.stringify({ index: { _id: document.id } }), JSON.stringify(document)] as const;
    this.entries.push(entry);
    this.bytes += Buffer.byteLength(entry[0]) + Buffer.byteLength(entry[1]);
    return this.bytes >= batchBytes ? this.flush() : undefined;
  }

  /** Sends the rest. */
  async flush(): Promise<void> {
    let remaining = this.entries;
    this.entries = [];
    this.bytes = 0;
    for (let attempt = 1; remaining.length > 0; attempt += 1) {
      if (attempt > maxAttempts) {
        throw new DocumentRefusedError(
          `The search engine has no room for ${remaining.length} documents of "${this.index}".`,
        );
      }
      if (attempt > 1) await this.wait(firstWaitMs * 2 ** (attempt - 2));
      remaining = await this.send(remaining);
    }
  }

  /** Returns the entries to send again. */
  private async send(entries: readonly Entry[]): Promise<Entry[]> {
    const path = `/${encodeUriPart(this.index)}/_bulk`;
    const request = { method: 'POST', path, bulkBody: entries.flat() };
    let body: unknown;
    try {
      const call = this.client.transport.request(request, { requestTimeout: timeoutMs });
      body = (await endingBy(timeoutMs * (retries + 1), call)).body as unknown;
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 429) return [...entries];
      throw error;
    }
    const { items } = checked(body, answerSchema);
    if (items.length !== entries.length) {
      throw new DocumentRefusedError(
        `${entries.length} documents were sent to "${this.index}", ${items.length} were stored.`,
      );
    }
    return entries.filter((_entry, place) => {
      const { status = 0, error } = items[place]?.index ?? {};
      if (status < 300) return false;
      if (status === 429) return true;
      const { type = `status ${status}` } = error ?? {};
      throw new DocumentRefusedError(`The search engine refused a document of "${this.index}": ${type}.`);
    });
  }
}
