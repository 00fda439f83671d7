import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import './PointMap.css';
import { classNames } from '../classNames.ts';
import { MapFailure } from './MapFailure.tsx';
import type { PointMapProps } from './PointMap.tsx';

/** How far below the view a map is fetched. */
const ahead = '200px';

/**
 * A PointMap whose code loads when its place comes near the view. The place is there from the start and keeps its
 * size, which `className` decides; without scripts it stays empty ground.
 */
export function LazyPointMap(props: PointMapProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<PointMapProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let gone = false;
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
        void load();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, []);

  if (failed) return <MapFailure {...props.failure} />;
  if (Loaded) return <Loaded {...props} />;
  return <div ref={place} className={classNames('point-map', 'point-map-empty', props.className)} data-map="waiting" />;
}
