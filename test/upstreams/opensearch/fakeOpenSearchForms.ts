/* Shared parts of the fake search engine: its errors, and the check for unknown keys. */

/** Any JSON object. */
export type Json = Record<string, unknown>;

/** An error in OpenSearch's format. */
export class EngineError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
  ) {
    super(reason);
  }

  get body(): Json {
    const cause = { type: this.type, reason: this.message };
    return { error: { root_cause: [cause], ...cause }, status: this.status };
  }
}

export function refused(reason: string, type = 'parsing_exception'): EngineError {
  return new EngineError(400, type, reason);
}

export function indexNotFound(index: string): EngineError {
  return new EngineError(404, 'index_not_found_exception', `no such index [${index}]`);
}

/** Returns the object after checking that it only has known keys. */
export function objectOf(value: unknown, where: string, known: readonly string[]): Json {
  const object = anyObject(value, where);
  const unknown = Object.keys(object).find((key) => !known.includes(key));
  if (unknown !== undefined) throw refused(`Unknown key for a value in [${where}]: [${unknown}].`);
  return object;
}

export function anyObject(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused(`[${where}] must be an object`);
  }
  return value as Json;
}

/** Returns the single key of an object and its value, as in queries and sorts. */
export function onlyEntry(value: unknown, where: string): [string, unknown] {
  const [first, second] = Object.entries(anyObject(value, where));
  if (!first || second) throw refused(`[${where}] malformed query, expected one field name`);
  return first;
}

export function listOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw refused(`[${where}] must be an array`);
  return value as unknown[];
}

export function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string') throw refused(`[${where}] must be a string`);
  return value;
}

export function numberOf(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw refused(`[${where}] must be a number`);
  return value;
}

export function wholeOf(value: unknown, where: string): number {
  const number = numberOf(value, where);
  if (!Number.isInteger(number) || number < 0) throw refused(`[${where}] must be a whole number from 0`);
  return number;
}
