import { memo, use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'react-redux';
import { renderLater } from '../renderLater.ts';
import type { AppState } from '../../app/store.ts';
import { HydrationPart } from './HydrationPart.tsx';

/** A part of a page whose code the browser fetches on hydration; the server has it from the start. */
export interface Island {
  /** Unique among the parts of all pages that contain it. */
  name: string;
  /** Fetches the code. Rejects when loading fails; the next call tries again. */
  fetch(): Promise<void>;
}

export interface ShownIsland<Props extends object> extends Island {
  Component: ComponentType<Props>;
}

interface LatePartOptions {
  /** See HydrationPart. */
  untilTouched?: string;
  /** Media query: while it matches, the part is not visible at the top of its page. */
  outOfSight?: string;
}

/**
 * Creates a part of a page that hydrates on its own and has its own code chunk.
 * Its props must keep their identity from one rendering to the next, see HydrationPart.
 */
export function createIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { untilTouched, outOfSight }: LatePartOptions = {},
): ShownIsland<Props> {
  let Fetched: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    fetching ??= load().then(
      (component) => {
        Fetched = component;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };

  function Late(props: Props): ReactNode {
    if (!Fetched) use(fetch()); // only in a browser that shows the part without the server's HTML
    return Fetched && <Fetched {...props} />;
  }
  const Component = memo(function Part(props: Props): ReactNode {
    const waits = useWaiting(outOfSight);
    return waits ? null : (
      <HydrationPart name={name} untilTouched={untilTouched}>
        <Late {...props} />
      </HydrationPart>
    );
  });
  return { name, fetch, Component };
}

/** True while a part is out of sight on a page just shown by client-side navigation: it renders later. */
function useWaiting(outOfSight: string | undefined): boolean {
  const store = useStore<AppState>();
  const [waits, setWaits] = useState(
    () => outOfSight !== undefined && store.getState().page.place?.y === 0 && window.matchMedia(outOfSight).matches,
  );
  useEffect(() => (waits ? renderLater(() => setWaits(false)) : undefined), [waits]);
  return waits;
}
