import { GrowingList } from './GrowingList.ts';

/** Collects one value or none per entry, each distinct value once. An entry takes a few bytes. */
export class ValueColumnBuilder<V extends number | string> {
  private readonly numberOf = new Map<V, number>();
  /** Number of each entry's value, from 1 in order of appearance; 0 for none. */
  readonly numbers = new GrowingList();
  private lastValue: V | null = null;
  private lastNumber = 0;

  add(value: V | null): void {
    // Many entries repeat the value of the previous one.
    if (value !== this.lastValue) {
      this.lastNumber = value === null ? 0 : this.numberFor(value);
      this.lastValue = value;
    }
    this.numbers.push(this.lastNumber);
  }

  /** Number of distinct values. */
  get size(): number {
    return this.numberOf.size;
  }

  private numberFor(value: V): number {
    let number = this.numberOf.get(value);
    if (number === undefined) {
      number = this.numberOf.size + 1;
      this.numberOf.set(value, number);
    }
    return number;
  }

  /**
   * The distinct values in order, and the index of each number in them.
   * Number 0 (none) has the index after the last.
   * @param isUsed by number: leaves out values that no document in use has
   */
  inOrder(compare: (a: V, b: V) => number, isUsed?: Uint8Array): { values: V[]; placeOf: Uint32Array } {
    const all = [...this.numberOf.keys()];
    const values = (isUsed ? all.filter((_value, place) => isUsed[place + 1] === 1) : all).sort(compare);
    const placeOf = new Uint32Array(all.length + 1).fill(values.length);
    for (const [place, value] of values.entries()) placeOf[this.numberOf.get(value) ?? 0] = place;
    return { values, placeOf };
  }
}
