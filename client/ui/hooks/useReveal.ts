import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import './useReveal.css';

/**
 * Lets an element rise and fade in the first time it scrolls into view.
 * Nothing is hidden on the server, without JavaScript, when it is in view already, or for visitors who prefer reduced
 * motion.
 */
export function useReveal<T extends HTMLElement>(enabled: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!enabled || !element || typeof IntersectionObserver === 'undefined') return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    if (element.getBoundingClientRect().top < window.innerHeight) return undefined;
    element.classList.add('reveal-waiting');
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        element.classList.replace('reveal-waiting', 'reveal-shown');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.classList.remove('reveal-waiting', 'reveal-shown');
    };
  }, [enabled]);
  return ref;
}
