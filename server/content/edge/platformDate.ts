import Joi from 'joi';
import type { PlatformDate } from '../../../shared/content/ContentTypes.ts';
import { textPart } from './answerParts.ts';

export interface RawDate {
  value?: string | null;
  formattedDateValue?: string | null;
}

export const datePart = Joi.object({ value: textPart, formattedDateValue: textPart }).allow(null);

/** A date field. An empty one is "" or the year 1 on the platform, and "" here. */
export function readDate(raw: RawDate | null | undefined): PlatformDate {
  const value = raw?.value ?? '';
  if (value === '' || value.startsWith('0001')) return { value: '', formatted: '' };
  return { value, formatted: raw?.formattedDateValue || parseDay(value) };
}

/** YYYY-MM-DD of a platform's date ("20260214T080000Z" or ISO), or "" for no date. */
export function parseDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value) ?? [];
  return year && month && day && year !== '0001' ? `${year}-${month}-${day}` : '';
}
