import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** Heading of a part that has just opened; it gets the focus. */
export function PanelHeading({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 className="h3" id={id} ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
