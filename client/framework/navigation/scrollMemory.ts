import type { PagePlace } from '../pageState.ts';

/** Scroll positions by history entry of the tab, kept over a reload in session storage. */
export interface ScrollMemory {
  remember(entry: string, position: PagePlace): void;
  recall(entry: string): PagePlace | undefined;
  save(): void;
}

const storageKey = 'scrollPositions';
const maxEntries = 50;

/** Works without storage too (private windows may refuse it): positions then last as long as the page. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const positions = new Map<string, PagePlace>(read());

  function read(): [string, PagePlace][] {
    try {
      const parsed: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]');
      return Array.isArray(parsed) ? (parsed as [string, PagePlace][]) : [];
    } catch {
      return [];
    }
  }

  return {
    remember: (entry, position) => {
      const before = positions.get(entry);
      positions.delete(entry);
      positions.set(entry, { ...before, ...position });
    },
    recall: (entry) => positions.get(entry),
    save: () => {
      try {
        storage?.setItem(storageKey, JSON.stringify([...positions].slice(-maxEntries)));
      } catch {
        // a full or refused storage only loses the position after a reload
      }
    },
  };
}
