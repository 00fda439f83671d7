import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** Error line below its element, announced when it appears. Always mounted, with "" without an error. */
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
