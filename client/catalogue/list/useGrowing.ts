import { startTransition, useEffect, useState } from 'react';
import { renderLater } from '../../framework/renderLater.ts';

/**
 * The part of a list to render now.
 * First its `first` items, then the others when renderLater allows it. They, and later items, grow by `step` at a time,
 * each step in its own render that yields to input. Items at the start of both the old and the new list stay.
 */
export function useGrowing<T>(items: readonly T[], step: number, first = Infinity): readonly T[] {
  const [grown, setGrown] = useState({ items, count: Math.min(items.length, first) });
  const [held, setHeld] = useState(first < items.length);
  let { count } = grown;
  if (grown.items !== items) {
    const same = items.findIndex((item, at) => item !== grown.items[at]);
    const shownCount = same === -1 ? items.length : Math.min(same, grown.count);
    count = Math.min(items.length, shownCount + step);
    setGrown({ items, count });
    setHeld(false);
  }
  useEffect(() => {
    if (count >= items.length) return undefined;
    if (held) return renderLater(() => setHeld(false));
    // after the frame: existing items show before the next part renders
    const frame = requestAnimationFrame(() => {
      startTransition(() => setGrown({ items, count: Math.min(items.length, count + step) }));
    });
    return () => cancelAnimationFrame(frame);
  }, [items, count, step, held]);
  return count >= items.length ? items : items.slice(0, count);
}
