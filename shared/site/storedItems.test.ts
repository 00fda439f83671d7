import { describe, expect, it } from '@jest/globals';
import { storedItems } from './storedItems.ts';
import type { StoredItem } from './storedItems.ts';

describe('the list of stored items', () => {
  const items: readonly StoredItem[] = storedItems;

  it('names each item once', () => {
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has nothing of a third party that is called necessary', () => {
    expect(items.filter(({ provider, purpose }) => provider !== undefined && purpose === 'necessary')).toEqual([]);
  });
});
