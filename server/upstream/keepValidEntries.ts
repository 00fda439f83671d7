import type Joi from 'joi';
import type { LogEvent } from '../../shared/kit/LogEvent.ts';
import type { Logger } from '../../shared/kit/Logger.ts';

export interface KeepEntriesOptions {
  /** Logged if entries are left out. */
  event: LogEvent;
  /** Kind of entries, for the log. */
  kind: string;
  logger: Logger;
}

/**
 * Validates the entries of a list one by one, and leaves out and logs the invalid ones.
 * The log names the invalid fields, never their values.
 */
export function keepValidEntries<T>(
  entries: readonly unknown[],
  schema: Joi.Schema<T>,
  { event, kind, logger }: KeepEntriesOptions,
): T[] {
  const valid: T[] = [];
  const fields = new Set<string>();
  for (const entry of entries) {
    const checked = schema.required().validate(entry);
    if (checked.error) fields.add(checked.error.details[0]?.path.join('.') ?? '');
    else valid.push(checked.value);
  }
  const count = entries.length - valid.length;
  if (count > 0) logger.warn(event, { kind, count, fields: [...fields].join(', ') });
  return valid;
}
