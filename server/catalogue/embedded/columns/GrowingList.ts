/** Growing list of 32-bit numbers for building indexes. It needs a tenth of the memory of an array of numbers. */
export class GrowingList {
  private numbers = new Uint32Array(256);
  length = 0;

  push(value: number): void {
    if (this.length === this.numbers.length) {
      // Short lists are many (one per field and site). Every array outside of the heap costs garbage collection.
      const larger = new Uint32Array(this.numbers.length * (this.numbers.length < 0x10000 ? 4 : 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = value;
  }

  get(index: number): number {
    return this.numbers[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.numbers[index] = value;
  }

  /** The numbers so far, as a view. */
  values(): Uint32Array {
    return this.numbers.subarray(0, this.length);
  }
}
