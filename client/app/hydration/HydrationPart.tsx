import { Suspense, use, useContext } from 'react';
import type { ReactNode } from 'react';
import { useEditing } from '../../content/editing/useEditing.ts';
import { HydrationMark } from './HydrationMark.tsx';
import { HydrationPartsContext, partMark, untilTouchedMark } from './HydrationParts.ts';

interface HydrationPartProps {
  /** Unique in the page. */
  name: string;
  /** Media query: while it holds, the part hydrates only when the visitor touches it or puts the focus into it. */
  untilTouched?: string | undefined;
  children: ReactNode;
}

/**
 * A part of the page that hydrates by itself, see HydrationParts. Whoever renders it must be memoized: a boundary that
 * gets other children before it is hydrated is rendered anew.
 */
export function HydrationPart({ name, untilTouched, children }: HydrationPartProps): ReactNode {
  if (useEditing()) return children; // an editor's tools know every element of the page
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
