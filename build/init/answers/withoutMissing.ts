type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Returns the values without those that are undefined. */
export function withoutMissing<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
