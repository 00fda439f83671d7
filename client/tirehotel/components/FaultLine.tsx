import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';

/** Error line below its element, announced when it appears. Always mounted, with "" without an error. */
export function FaultLine({ id, text, children }: { id: string; text: string; children?: ReactNode }): ReactNode {
  return (
    <div id={id}>
      {text && (
        <p key={text} className="tire-fault" ref={announceFailure}>
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
