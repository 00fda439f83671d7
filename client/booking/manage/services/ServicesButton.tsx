import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTexts } from '../../../site/useSite.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ChangeServicesProps } from './ServicesForm.tsx';
import { announceFailure } from '../../../ui/messages/announce.ts';

/** The form that changes services. */
export type ServicesChange = ComponentType<ChangeServicesProps>;

/** Button that loads the form to change services. */
export function ServicesButton({ onOpen }: { onOpen: (form: ServicesChange) => void }): ReactNode {
  const t = useTexts();
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = async (): Promise<void> => {
    setStatus('busy');
    try {
      const { ChangeServices } = await import('./ChangeServices.tsx');
      onOpen(ChangeServices);
    } catch {
      setStatus('failed');
    }
  };
  return (
    <>
      <Button variant="ghost" data-part="services" busy={status === 'busy'} onClick={() => void open()}>
        {t('manageServicesChange')}
      </Button>
      {status === 'failed' && (
        <p className="managed-failed" ref={announceFailure}>
          {t('manageServicesFailed')}
        </p>
      )}
    </>
  );
}
