import type { ReactNode } from 'react';

/** Reads its message aloud when it changes. Keep it mounted with "" while there is nothing to say. */
export function LiveRegion({ message, assertive = false }: { message: string; assertive?: boolean }): ReactNode {
  return (
    <div className="visually-hidden" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {message}
    </div>
  );
}
