import type { ReactNode } from 'react';
import { focusHeading } from '../../ui/focus/focusHeading.ts';

/** Heading of a part that has just opened; it gets the focus. */
export function PanelHeading({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <h3 className="h3" id={id} ref={focusHeading}>
      {children}
    </h3>
  );
}
