/** Value at a path of keys in parsed YAML; undefined when there is none. */
export function valueAt(root: unknown, keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    root,
  );
}
