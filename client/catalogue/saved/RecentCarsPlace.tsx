import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import './RecentCarsPlace.css';
import { logDebug } from '../../browser/logDebug.ts';
import { recentlyViewed } from './deviceLists.ts';
import type { RecentCarsProps } from './RecentCars.tsx';

/** Distance below the window at which the row is fetched, px. */
const fetchedAhead = 600;

/**
 * Place for recently viewed cars at the end of a page.
 * Space is reserved while it is still below the window, and code and cars load when it comes near: nothing visible ever
 * moves.
 */
export function RecentCarsPlace({ except = '' }: { except?: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [reserved, setReserved] = useState(false);
  const [Row, setRow] = useState<ComponentType<RecentCarsProps> | null>(null);

  useEffect(() => {
    // a page that has just been swapped in is scrolled to its position in this frame
    const frame = requestAnimationFrame(() => {
      const below = (place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight;
      setReserved(below && recentlyViewed.list().some(({ id }) => id !== except));
    });
    return () => cancelAnimationFrame(frame);
  }, [except]);

  useEffect(() => {
    const element = place.current;
    if (!reserved || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import('./RecentCars.tsx').then(
          (module) => setRow(() => module.RecentCars),
          () => logDebug('recentCars.notLoaded'),
        );
      },
      { rootMargin: `0px 0px ${fetchedAhead}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [reserved]);

  const giveBack = useCallback(() => setReserved(false), []);
  return (
    <div ref={place} className={reserved ? 'recent-cars recent-cars-reserved' : 'recent-cars'}>
      {reserved && Row && <Row except={except} onNothing={giveBack} />}
    </div>
  );
}
