/** Keys of a file of texts: a text, a text for any key, or keys below a key. */
export interface TextShape {
  readonly [key: string]: 'text' | 'texts' | TextShape;
}

/** Texts with the keys of a shape. */
export type TextsOf<S extends TextShape> = {
  readonly [K in keyof S]: S[K] extends TextShape
    ? TextsOf<S[K]>
    : S[K] extends 'texts'
      ? Readonly<Record<string, string>>
      : string;
};

/** Shape with a text for each key. */
export function textsFor<K extends string>(...keys: readonly K[]): Record<K, 'text'> {
  return Object.fromEntries(keys.map((key) => [key, 'text'])) as Record<K, 'text'>;
}
