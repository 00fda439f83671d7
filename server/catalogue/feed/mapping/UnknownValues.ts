import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { hasPlate } from '../FeedFindings.ts';
import { loggableValue } from './loggableValue.ts';

/** A value that is in no vocabulary, with its number of cars and first line. */
export interface UnknownValue {
  field: CarField;
  value: string;
  count: number;
  line: number;
}

const maxValues = 1000;

/** Counts values that are in no vocabulary, so that each is reported once. */
export class UnknownValues {
  private readonly byKey = new Map<string, UnknownValue>();

  /** @param plates matches registration numbers: such values are not stored */
  constructor(private readonly plates: RegExp) {}

  add(field: CarField, value: string, line: number): void {
    const key = `${field} ${value}`;
    const known = this.byKey.get(key);
    if (known) {
      known.count += 1;
      return;
    }
    const shown = loggableValue(value);
    if (shown === undefined || this.byKey.size >= maxValues || hasPlate(value, this.plates)) return;
    this.byKey.set(key, { field, value: shown, count: 1, line });
  }

  /** Most frequent first. */
  list(): UnknownValue[] {
    return [...this.byKey.values()].sort((a, b) => b.count - a.count);
  }
}
