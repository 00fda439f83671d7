/** Field names of documents in OpenSearch; buildDocument.ts fills them, indexBody.ts defines them. */
export const fieldNames = {
  /** The whole car or dealer; stored, not indexed. */
  source: 'source',
  withheld: 'withheld',
  /** Breaks ties. */
  id: 'id',
  parent: 'parent',
  child: 'child',
  term: (name: string) => `term.${name}`,
  range: (name: string) => `range.${name}`,
  sort: (name: string) => `sort.${name}`,
  /** A key as it is. */
  key: (name: string) => `key.${name}`,
  /** A key without spaces and case. */
  squeezedKey: (name: string) => `squeezed.${name}`,
  /** The words of the text fields of one weight. */
  words: (weight: number) => `words.${wordsField(weight)}`,
} as const;

export function wordsField(weight: number): string {
  return `w${weight}`;
}

/** Normalises a key, ignoring spaces and case: "abc 123" is ABC123. */
export function squeezed(key: string): string {
  return key.replace(/\s+/g, '').toUpperCase();
}

/** The weights of the text fields, heaviest first. */
export function distinctWeights(texts: readonly { weight: number }[]): number[] {
  return [...new Set(texts.map(({ weight }) => weight))].sort((a, b) => b - a);
}
