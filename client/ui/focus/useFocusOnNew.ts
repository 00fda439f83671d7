import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses the first new item of a list, by its first link, after a press on "show more".
 * @param count number of items
 * @param items CSS selector of the items within the list
 */
export function useFocusOnNew<List extends HTMLElement>(
  count: number,
  items: string,
): { items: RefObject<List | null>; pressedMore: () => void } {
  const list = useRef<List>(null);
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    const at = pressedAt.current;
    if (at === null || count <= at) return;
    pressedAt.current = null;
    list.current?.querySelectorAll(items)[at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, items]);
  return {
    items: list,
    pressedMore: () => {
      pressedAt.current = count;
    },
  };
}
