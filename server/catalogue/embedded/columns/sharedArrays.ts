/*
 * Arrays in memory shared between threads: an index built in one is posted to another without a copy.
 * Only arrays of numbers and plain objects, because messages carry no methods.
 */

export function sharedInt32(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(length * 4));
}

export function sharedUint32(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4));
}

export function sharedUint16(length: number): Uint16Array {
  return new Uint16Array(new SharedArrayBuffer(length * 2));
}

export function sharedUint8(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

export function sharedFloat64(values: readonly number[]): Float64Array {
  const array = new Float64Array(new SharedArrayBuffer(values.length * 8));
  array.set(values);
  return array;
}

/** The smaller array type that holds codes up to `largest`. */
export function sharedCodes(length: number, largest: number): Uint16Array | Uint32Array {
  return largest > 0xffff ? sharedUint32(length) : sharedUint16(length);
}

/** Bytes of all arrays within plain objects, lists and maps, each array once. */
export function bytesWithin(...roots: readonly unknown[]): number {
  const seen = new Set<unknown>();
  let bytes = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (ArrayBuffer.isView(value)) bytes += value.byteLength;
    else if (value instanceof Map || Array.isArray(value)) for (const inner of value.values()) visit(inner);
    else for (const inner of Object.values(value)) visit(inner);
  };
  for (const root of roots) visit(root);
  return bytes;
}
