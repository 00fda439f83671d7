import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** What went wrong, below what it belongs to; said aloud when it appears. Mounted always, "" while all is well. */
export function FaultLine({ id, text, children }: { id: string; text: string; children?: ReactNode }): ReactNode {
  return (
    <div id={id} role="alert">
      {text && (
        <p className="tire-fault">
          <Icon name="warning" size="s" />
          <span>
            {text}
            {children}
          </span>
        </p>
      )}
    </div>
  );
}
