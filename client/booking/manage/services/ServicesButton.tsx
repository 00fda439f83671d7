import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from '../../../site/useSite.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ChangeServicesProps } from './ChangeServices.tsx';

/** The form that changes services. */
export type ServicesChange = ComponentType<ChangeServicesProps>;

/** Button that loads the form to change services. */
export function ServicesButton({ onOpen }: { onOpen: (form: ServicesChange) => void }): ReactNode {
  const t = useTranslate();
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
        <p className="managed-failed" role="alert">
          {t('manageServicesFailed')}
        </p>
      )}
    </>
  );
}
