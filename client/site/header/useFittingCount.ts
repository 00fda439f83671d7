import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { fittingCount } from './navigationTree.ts';

const throttle = 50;
const afterwards = 250;
const gap = 4;
/** By how many px a row may be too wide once its font has loaded; the gap after it has 16 px. */
const mayOverflow = 8;
/** Room in px that another entry must leave then. A larger change of the row's width is no late font. */
const toSpare = 32;

/**
 * Number of children of a list that fit in one row; all of them until measured.
 * Children that do not fit must stay in the list (out of flow), so that they can be measured. Measured again on resize,
 * at most once per 50 ms and a last time 250 ms after the last resize, and when the fonts have loaded. In a window of the
 * same width, and a row of nearly the same, the number changes only if the row is too wide by more than 8 px, or if
 * another entry leaves 32 px. Otherwise the last entry would jump when the font arrives.
 * @param more width in px of the entry that holds the children that do not fit
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number, more: number): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let ended = false;
    let measured = 0;
    let windowWidth = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    let last: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      next = undefined;
      const room = element.clientWidth;
      if (ended || room === 0) return;
      const entries = [...element.children].slice(0, count) as HTMLElement[];
      const widths = entries.map((entry) => entry.offsetWidth);
      const fittingIn = (px: number): number => fittingCount(widths, px, more, gap);
      const { innerWidth } = window;
      const resized = innerWidth !== windowWidth || Math.abs(room - measured) > toSpare;
      measured = room;
      windowWidth = innerWidth;
      setFitting((now) =>
        resized ? fittingIn(room) : Math.min(Math.max(now, fittingIn(room - toSpare)), fittingIn(room + mayOverflow)),
      );
    };
    const onResize = (): void => {
      next ??= setTimeout(measure, throttle);
      clearTimeout(last);
      last = setTimeout(measure, afterwards);
    };
    measure();
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    void document.fonts.ready.then(measure);
    return () => {
      ended = true;
      observer.disconnect();
      clearTimeout(next);
      clearTimeout(last);
    };
  }, [list, count, more]);
  return fitting;
}
