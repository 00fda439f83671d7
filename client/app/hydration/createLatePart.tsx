import { memo, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HydrationPart } from './HydrationPart.tsx';

/** A part of a page whose code the browser fetches when the part hydrates; the server has it from the start. */
export interface LatePart {
  /** Unique among the parts of all pages that it is on. */
  name: string;
  /** Fetches the code. Rejects when it does not come; the next call asks again. */
  fetch(): Promise<void>;
}

export interface ShownLatePart<Props extends object> extends LatePart {
  Component: ComponentType<Props>;
}

/**
 * Makes a part of a page that hydrates by itself, with code of its own. Its props must be the same objects from one
 * rendering to the next, see HydrationPart.
 * @param untilTouched see HydrationPart
 */
export function createLatePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  untilTouched?: string,
): ShownLatePart<Props> {
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
    if (!Fetched) use(fetch()); // only in a browser that shows the part without the server's page
    return Fetched && <Fetched {...props} />;
  }
  const Component = memo(function Part(props: Props): ReactNode {
    return (
      <HydrationPart name={name} untilTouched={untilTouched}>
        <Late {...props} />
      </HydrationPart>
    );
  });
  return { name, fetch, Component };
}
