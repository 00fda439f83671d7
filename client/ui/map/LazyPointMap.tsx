import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import './PointMap.css';
import { classNames } from '../classNames.ts';
import { MapFailure } from './MapFailure.tsx';
import type { MapSize } from './MapSize.ts';
import type { PointMapProps } from './PointMapProps.ts';
import { StillMap } from './StillMap.tsx';

interface LazyPointMapProps extends PointMapProps {
  /**
   * Calls back once the visitor uses the page; returns a cancel function.
   * Delays a map that is in view at first. Must be the same function on every rendering.
   */
  whenUsed: (act: () => void) => () => void;
}

/** Distance below the viewport at which a map is fetched. */
const ahead = '200px';

/**
 * A PointMap whose code (45 kB) loads near the viewport of a visitor who uses the page.
 * Its box is rendered from the start and keeps its size, which `className` sets; without JavaScript it stays empty.
 * From 768 px on the box shows a drawing of the map once the page has loaded, until the map's tiles have.
 */
export function LazyPointMap({ whenUsed, ...props }: LazyPointMapProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<PointMapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState<MapSize | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let gone = false;
    let stopWaiting: (() => void) | undefined;
    const load = async (): Promise<void> => {
      try {
        const { PointMap } = await import('./PointMap.tsx');
        if (!gone) setLoaded(() => PointMap);
      } catch {
        if (!gone) setFailed(true);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // a page that has been scrolled is in use
        if (window.scrollY > 0) void load();
        else stopWaiting = whenUsed(() => void load());
        // a phone keeps its line: the first touch loads the map itself
        if (window.matchMedia('(min-width: 768px)').matches) {
          afterLoad(() => {
            if (!gone) setDrawn({ width: element.clientWidth, height: element.clientHeight });
          });
        }
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      gone = true;
      stopWaiting?.();
      observer.disconnect();
    };
  }, [whenUsed]);

  if (failed) return <MapFailure {...props.failure} />;
  if (Loaded) return <Loaded {...props} drawn={drawn} />;
  return (
    <div ref={place} className={classNames('point-map', 'point-map-empty', props.className)} data-map="waiting">
      {drawn && <StillMap {...props} size={drawn} />}
    </div>
  );
}

/** Calls back once the page and its pictures have loaded: the drawing's tiles come after them. */
function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
}
