import type { ReactNode } from 'react';

/** Announces its message when it changes. Keep it mounted with "" while there is no message. */
export function LiveRegion({ message, assertive = false }: { message: string; assertive?: boolean }): ReactNode {
  return (
    <div className="visually-hidden" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {message}
    </div>
  );
}
