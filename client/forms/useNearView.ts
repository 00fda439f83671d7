import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Distance from the viewport at which code is fetched, to arrive in time. */
const margin = '600px';

/** Calls `near` once: when the element comes close to the viewport, or something in it gets focus. */
export function useNearView(element: RefObject<HTMLElement | null>, near: () => void): void {
  const latest = useRef(near);
  useEffect(() => {
    latest.current = near;
  });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = typeof IntersectionObserver === 'undefined' ? null : observe();
    const stop = (): void => {
      observer?.disconnect();
      watched.removeEventListener('focusin', came);
    };
    function came(): void {
      stop();
      latest.current();
    }
    function observe(): IntersectionObserver {
      return new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && came(), {
        rootMargin: margin,
      });
    }
    observer?.observe(watched);
    watched.addEventListener('focusin', came);
    if (watched.contains(document.activeElement)) came();
    return stop;
  }, [element]);
}
