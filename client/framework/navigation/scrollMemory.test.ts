import { describe, expect, it } from '@jest/globals';
import { createScrollMemory } from './scrollMemory.ts';

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

describe('createScrollMemory', () => {
  it('knows a position again after a reload', () => {
    const storage = fakeStorage();
    const before = createScrollMemory(storage);
    before.remember('a', { y: 600, left: '/bil/1' });
    before.remember('a', { y: 640 });
    before.save();
    expect(createScrollMemory(storage).recall('a')).toEqual({ y: 640, left: '/bil/1' });
  });

  it('keeps the newest fifty entries only', () => {
    const storage = fakeStorage();
    const memory = createScrollMemory(storage);
    for (let index = 0; index < 60; index += 1) memory.remember(`entry-${String(index)}`, { y: index });
    memory.save();
    const after = createScrollMemory(storage);
    expect(after.recall('entry-9')).toBeUndefined();
    expect(after.recall('entry-10')).toEqual({ y: 10 });
  });

  it.each<Pick<Storage, 'getItem' | 'setItem'> | null>([
    null,
    { getItem: () => '{broken', setItem: () => undefined },
    {
      getItem: () => null,
      setItem: (): void => {
        throw new Error('full');
      },
    },
  ])('works without a storage that works', (storage) => {
    const memory = createScrollMemory(storage);
    memory.remember('a', { y: 1 });
    memory.save();
    expect(memory.recall('a')).toEqual({ y: 1 });
  });
});
