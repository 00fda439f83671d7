/**
 * Sorts codes 0 to size-1 by descending count, then by code, which is the order of the texts.
 * With `byText`, by code only.
 */
export function codesByCount(counts: ArrayLike<number>, size: number, byText: boolean): number[] {
  if (byText) return Array.from({ length: size }, (_, code) => code);
  // Count and code are packed into one number. Typed arrays sort numbers without a comparator callback.
  const keys = new Float64Array(size);
  for (let code = 0; code < size; code++) keys[code] = (counts[code] ?? 0) * size + (size - 1 - code);
  if (size > 12) keys.sort();
  else insertionSort(keys); // The native sort has a fixed cost, too high for few values.
  const codes: number[] = [];
  for (let i = size - 1; i >= 0; i--) codes.push(size - 1 - ((keys[i] ?? 0) % size));
  return codes;
}

function insertionSort(keys: Float64Array): void {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as number;
    let at = i;
    for (; at > 0 && (keys[at - 1] as number) > key; at--) keys[at] = keys[at - 1] as number;
    keys[at] = key;
  }
}
