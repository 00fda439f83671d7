import { createHash } from 'node:crypto';
import { ProblemError } from '../../../shared/kit/problem.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import type { FeedMapping } from '../feed/mapping/FeedMappingTypes.ts';
import { isRowProblem } from '../feed/FeedRow.ts';
import type { FeedSettings } from '../feed/feedSettings.ts';
import { createMappingContext } from '../feed/mapping/MappingContext.ts';
import { PushedCarMapper } from './PushedCars.ts';
import type { StockChange, StockChanges } from './StockChanges.ts';

/** Result of a push. */
export interface PushResult {
  upserted: number;
  deleted: number;
  /** Rows that the mapping's "drop" leaves out; their cars are no longer served. */
  dropped: number;
  /** Grows with every push. */
  version: number;
}

/** Receives stock changes from the group's own systems. */
export interface StockPush {
  /**
   * Validates and stores objects, all or none; durable when this resolves.
   * @param key of Idempotency-Key; null without
   * @param body as sent, to detect another push under the same key
   * @throws ProblemError 422 with a field for every object that cannot be served, or for a key of another push
   */
  push(objects: readonly unknown[], key: string | null, body: string): Promise<PushResult>;
}

const maxErrors = 20;

interface Options {
  settings: Pick<FeedSettings, 'mapping'> & Partial<Pick<FeedSettings, 'sites' | 'pictureSets' | 'vocabulary'>>;
  changes: StockChanges;
  /** Called after changes were stored. */
  onTaken: () => void;
  now?: () => Date;
}

interface Taken {
  change: StockChange;
  isDropped?: true;
}

/** Parses a deletion, { "delete": id, "site": name }; null for another object. */
function parseDeletion(value: Record<string, unknown>): StockChange | null {
  const { delete: id, site = '' } = value;
  const isId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return isId && typeof site === 'string' ? { kind: 'delete', site, carId: String(id) } : null;
}

/** Id column of the mapped form. @throws ProblemError when the mapping has none */
function idColumn({ id }: FeedMapping): string {
  if ('column' in id) return id.column;
  const detail = 'The mapping identifies cars by a hash. Push whole cars with a car_id, or name a column in "id".';
  throw new ProblemError(422, 'No id', detail);
}

/** The service behind POST /api/stock. */
export function createStockPush({ settings, changes, onTaken, now = () => new Date() }: Options): StockPush {
  const { mapping, sites, pictureSets, vocabulary } = settings;
  const mapper = new PushedCarMapper(mapping);

  /** Parses the change of an object; returns a text with the fault of an invalid one. */
  async function parseChange(value: unknown, line: number): Promise<Taken | string> {
    if (!isRecord(value)) return 'is not a JSON object';
    if ('delete' in value) {
      const change = parseDeletion(value);
      return change
        ? { change }
        : 'must be { "delete": id } with the id of a car, and its site if several sites have it';
    }
    // each object has a separate context: a push may change one car twice
    const context = createMappingContext(mapping, now(), { sites, pictureSets, vocabulary });
    const form = mapping.identity || 'car_id' in value ? 'whole' : 'mapped';
    const column = form === 'mapped' ? idColumn(mapping) : 'car_id';
    const mapped = await mapper.carOf({ form, car: value }, line, context);
    if (!isRowProblem(mapped)) {
      const { site, car } = mapped;
      return { change: { kind: 'upsert', site, carId: car.car_id, form, car: value } };
    }
    if (!mapped.isDropped) return `${mapped.reason}. ${mapped.cure ?? ''}`.trim();
    const change = parseDeletion({ delete: value[column] });
    return change ? { change, isDropped: true } : 'car_id is missing';
  }

  return {
    async push(objects, key, body) {
      const acceptedChanges: Taken[] = [];
      const errors: { field: string; message: string }[] = [];
      for (const [at, value] of objects.entries()) {
        const result = await parseChange(value, at + 1);
        if (typeof result !== 'string') acceptedChanges.push(result);
        else if (errors.length < maxErrors) errors.push({ field: String(at), message: result });
      }
      if (errors.length > 0) {
        const [first] = errors;
        const detail = `Nothing was stored: object ${first?.field ?? ''} ${first?.message ?? ''} (counted from 0).`;
        throw new ProblemError(422, 'Cars that cannot be served', detail, errors);
      }
      const push = key === null ? null : { key, bodyHash: createHash('sha256').update(body).digest('hex') };
      const stored = await changes.take(
        acceptedChanges.map(({ change }) => change),
        push,
      );
      if (!stored) {
        const detail = 'This Idempotency-Key belongs to a push with another body. Send a new key with a new push.';
        throw new ProblemError(422, 'Key used before', detail);
      }
      onTaken();
      const dropped = acceptedChanges.filter(({ isDropped }) => isDropped).length;
      const upserted = acceptedChanges.filter(({ change }) => change.kind === 'upsert').length;
      return { upserted, deleted: acceptedChanges.length - upserted - dropped, dropped, version: stored.version };
    },
  };
}
