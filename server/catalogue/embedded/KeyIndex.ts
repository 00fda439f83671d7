/** Keys are compared without spaces and case: "abc 123" is ABC123. */
function normalized(key: string): string {
  return key.replace(/\s+/g, '').toUpperCase();
}

/** Finds rows by a field with (nearly) one value per row, in 4 bytes a row: rows in order of key, searched by halves. */
export class KeyIndex {
  private readonly order: Uint32Array;

  constructor(
    rowCount: number,
    private readonly read: (row: number) => string,
  ) {
    const keyed: { key: string; row: number }[] = [];
    for (let row = 0; row < rowCount; row++) {
      const key = normalized(read(row));
      if (key !== '') keyed.push({ key, row });
    }
    keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row));
    this.order = Uint32Array.from(keyed, ({ row }) => row);
  }

  /** Rows with exactly this key, else the rows whose key differs only in spaces and case. */
  find(key: string): number[] {
    const wanted = normalized(key);
    if (wanted === '') return [];
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (normalized(this.read(this.order[middle] ?? 0)) < wanted) low = middle + 1;
      else high = middle;
    }
    const rows: number[] = [];
    for (let at = low; at < this.order.length; at++) {
      const row = this.order[at] ?? 0;
      if (normalized(this.read(row)) !== wanted) break;
      rows.push(row);
    }
    const exact = rows.filter((row) => this.read(row) === key);
    return exact.length > 0 ? exact : rows;
  }

  /** Bytes of the array. */
  get bytes(): number {
    return this.order.byteLength;
  }
}
