import type { ComponentType, ReactNode } from 'react';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import { useTranslate } from '../../site/useSite.ts';
import { isLockedOut, waitText } from '../tireFault.ts';
import { FaultLine } from './FaultLine.tsx';
import type { ShownTireFault } from './useTireFault.ts';

interface TireFaultProps extends Pick<ShownTireFault, 'error' | 'secondsLeft'> {
  id: string;
  /** "" while there is nothing to say but how long to wait. */
  text: string;
  /** What was typed is sent when the wait is over. */
  held?: boolean;
  children?: ReactNode;
}

const loadOtherWay = async (): Promise<ComponentType> => (await import('./OtherWay.tsx')).OtherWay;

/**
 * What went wrong, said aloud; how long the next try has to wait, counted down without being said again and again; and
 * for who is locked out the other way.
 */
export function TireFault({ id, text, error, secondsLeft, held = false, children }: TireFaultProps): ReactNode {
  const t = useTranslate();
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
      {isLockedOut(error) && <OtherWayWhenLoaded />}
    </>
  );
}

function OtherWayWhenLoaded(): ReactNode {
  const { Component } = useLazyComponent(loadOtherWay);
  return Component && <Component />;
}
