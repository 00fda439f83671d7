import { startTransition, useEffect, useState } from 'react';

/**
 * The part of a list to render now. At first it is all of it; what comes later grows by `step` items at a time, each
 * step a rendering of its own that gives way to the visitor. Items that lead both the old and the new list stay.
 */
export function useGrowing<T>(items: readonly T[], step: number): readonly T[] {
  const [grown, setGrown] = useState({ items, count: items.length });
  let { count } = grown;
  if (grown.items !== items) {
    const same = items.findIndex((item, at) => item !== grown.items[at]);
    const kept = same === -1 ? items.length : Math.min(same, grown.count);
    count = Math.min(items.length, kept + step);
    setGrown({ items, count });
  }
  useEffect(() => {
    if (count >= items.length) return undefined;
    // after the frame: what is there already shows before the next part is made
    const frame = requestAnimationFrame(() => {
      startTransition(() => setGrown({ items, count: Math.min(items.length, count + step) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [items, count, step]);
  return count >= items.length ? items : items.slice(0, count);
}
