import { errors } from '@opensearch-project/opensearch';
import type { Client } from '@opensearch-project/opensearch';
import type { Logger } from '../../../../shared/kit/Logger.ts';
import { isGenerationOf } from './generation.ts';
import { failureReason, isNotFound } from '../openSearchClient.ts';

export interface FinishedIndex {
  alias: string;
  index: string;
}

/**
 * Puts new indexes into use atomically and removes older ones.
 * The replaced ones stay, because running searches may still use them.
 * @throws when the engine refuses the change; nothing has changed then
 */
export async function swapAliases(client: Client, finished: readonly FinishedIndex[], logger: Logger): Promise<void> {
  const replaced = new Map<string, string[]>();
  for (const { alias } of finished) replaced.set(alias, await indexesBehind(client, alias));
  const actions = finished.flatMap(({ alias, index }) => [
    ...(replaced.get(alias) ?? []).map((old) => ({ remove: { index: old, alias } })),
    { add: { index, alias } },
  ]);
  try {
    await client.indices.updateAliases({ body: { actions } });
  } catch (error) {
    // the change may have been made although its response was lost
    const [first] = finished;
    if (!first || !(await indexesBehind(client, first.alias)).includes(first.index)) throw error;
  }
  for (const { alias, index } of finished) {
    try {
      await removeOlder(client, alias, index, replaced.get(alias) ?? []);
    } catch (error) {
      logger.warn('searchIndex.oldIndexesLeft', { alias, reason: failureReason(error) });
    }
  }
}

async function indexesBehind(client: Client, alias: string): Promise<string[]> {
  try {
    return Object.keys((await client.indices.getAlias({ name: alias })).body);
  } catch (error) {
    if (error instanceof errors.ResponseError && isNotFound(error)) return [];
    throw error;
  }
}

async function removeOlder(client: Client, alias: string, current: string, retained: readonly string[]): Promise<void> {
  const indexes = Object.keys((await client.indices.getAlias({ index: `${alias}-*` })).body);
  const older = indexes.filter((index) => isGenerationOf(alias, index) && index < current && !retained.includes(index));
  for (const index of older) await client.indices.delete({ index });
}
