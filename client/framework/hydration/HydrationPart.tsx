import { Suspense, use, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/useEditing.ts';
import { ErrorCatcher } from '../failures/ErrorCatcher.tsx';
import { HydrationMark } from './HydrationMark.tsx';
import { HydrationPartsContext, partMark, untilTouchedMark } from './HydrationParts.ts';
import { ServerNodes } from './ServerNodes.tsx';

interface HydrationPartProps {
  /** Unique in the page. */
  name: string;
  /** Media query: while it matches, the part hydrates only when it is touched or focused. */
  untilTouched?: string | undefined;
  /** Shown when the part fails after it has hydrated; without it, the nodes of the server. */
  failure?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that hydrates on its own, see HydrationParts.
 * Until then, and when it fails while hydrating, it is the server's HTML, also if React renders the page around it
 * again. The component that renders it must be memoized: a boundary that gets new children before it is hydrated is
 * re-rendered.
 */
export function HydrationPart({ name, untilTouched, failure, children }: HydrationPartProps): ReactNode {
  const parts = useContext(HydrationPartsContext);
  const [part] = useState(() => parts?.waitingPart(name));
  // removed before it has hydrated: nothing waits for it any longer
  useEffect(() => () => parts?.markHydrated(name), [parts, name]);
  const serverPart = part && <ServerNodes nodes={part.nodes} />;
  const editing = useEditing();
  // an editor's tools work on every element of the page
  if (editing) return <ErrorCatcher fallback={() => failure}>{children}</ErrorCatcher>;
  return (
    <>
      <template id={`part-${name}`} {...{ [partMark]: name, [untilTouchedMark]: untilTouched }} />
      <ErrorCatcher
        fallback={() => (part?.isHydrated === false ? serverPart : (failure ?? serverPart))}
        onFailure={() => parts?.markFailed(name)}
      >
        <Suspense fallback={serverPart}>
          <HydrationGate name={name}>{children}</HydrationGate>
        </Suspense>
      </ErrorCatcher>
    </>
  );
}

function HydrationGate({ name, children }: Pick<HydrationPartProps, 'name' | 'children'>): ReactNode {
  const gate = useContext(HydrationPartsContext)?.gateOf(name);
  if (gate) use(gate);
  return (
    <>
      {children}
      <HydrationMark part={name} />
    </>
  );
}
