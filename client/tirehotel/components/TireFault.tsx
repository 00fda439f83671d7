import type { ComponentType, ReactNode } from 'react';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useTexts } from '../../site/useSite.ts';
import { isLockedOut, isOutOfOrder, waitText } from '../tireFault.ts';
import { FaultLine } from './FaultLine.tsx';
import type { ShownTireFault } from './useTireFault.ts';

interface TireFaultProps extends Pick<ShownTireFault, 'error' | 'secondsLeft'> {
  id: string;
  /** "" when only the waiting time is shown. */
  text: string;
  /** True when the input will be sent after the wait. */
  held?: boolean;
  children?: ReactNode;
}

const loadOtherWay = async (): Promise<ComponentType> => (await import('../login/OtherWay.tsx')).OtherWay;
const loadOutOfOrder = async (): Promise<ComponentType> => (await import('../login/OtherWay.tsx')).OutOfOrder;

/**
 * Announced error, with a countdown to the next try that is not announced.
 * Visitors who are locked out, or whom the service fails, get other contacts.
 */
export function TireFault({ id, text, error, secondsLeft, held = false, children }: TireFaultProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <FaultLine id={id} text={text}>
        {children}
      </FaultLine>
      {secondsLeft > 0 && (
        <p className="tire-wait small num">
          {t(held ? 'tireHeld' : 'tireNextTry', { wait: waitText(secondsLeft, t) })}
        </p>
      )}
      {isLockedOut(error) && <WhenLoaded load={loadOtherWay} />}
      {isOutOfOrder(error) && <WhenLoaded load={loadOutOfOrder} />}
    </>
  );
}

function WhenLoaded({ load }: { load: () => Promise<ComponentType> }): ReactNode {
  const { Component } = useLazyComponent(load);
  return Component && <Component />;
}
