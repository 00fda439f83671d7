import type { ReactNode } from 'react';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { FailedPart } from '../failures/FailedPart.tsx';
import { useTexts } from '../useSite.ts';

export interface SectionErrorProps {
  /** Name of the failed component; null when it means nothing to the reader. */
  name: string | null;
}

/** Fallback for a failed section, or a failed component inside one. */
export function SectionError({ name }: SectionErrorProps): ReactNode {
  const t = useTexts();
  return (
    <div className="wrap section">
      {name === null ? (
        <FailedPart />
      ) : (
        <MessagePanel tone="quiet" icon="info" title={name} text={t('componentError')} />
      )}
    </div>
  );
}
