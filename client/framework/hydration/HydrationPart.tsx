import { Suspense, use, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/useEditing.ts';
import { HydrationMark } from './HydrationMark.tsx';
import { HydrationPartsContext, partMark, untilTouchedMark } from './HydrationParts.ts';

interface HydrationPartProps {
  /** Unique in the page. */
  name: string;
  /** Media query: while it matches, the part hydrates only when it is touched or focused. */
  untilTouched?: string | undefined;
  children: ReactNode;
}

/**
 * A part of the page that hydrates on its own, see HydrationParts.
 * The component that renders it must be memoized: a boundary that gets new children before it is hydrated is
 * re-rendered.
 */
export function HydrationPart({ name, untilTouched, children }: HydrationPartProps): ReactNode {
  const parts = useContext(HydrationPartsContext);
  // removed before it has hydrated: nothing waits for it any longer
  useEffect(() => () => parts?.markHydrated(name), [parts, name]);
  if (useEditing()) return children; // an editor's tools work on every element of the page
  return (
    <>
      <template {...{ [partMark]: name, [untilTouchedMark]: untilTouched }} />
      <Suspense>
        <HydrationGate name={name}>{children}</HydrationGate>
      </Suspense>
    </>
  );
}

function HydrationGate({ name, children }: Omit<HydrationPartProps, 'untilTouched'>): ReactNode {
  const gate = useContext(HydrationPartsContext)?.gateOf(name);
  if (gate) use(gate);
  return (
    <>
      {children}
      <HydrationMark part={name} />
    </>
  );
}
