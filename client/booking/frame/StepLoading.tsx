import type { ReactNode } from 'react';
import './StepLoading.css';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';
import { announceShown } from '../../ui/messages/announce.ts';

/** Placeholder for a step's choices while they load. */
export function StepLoading({ label }: { label: string }): ReactNode {
  return (
    <div className="step-loading" aria-busy="true">
      <p className="visually-hidden" ref={announceShown}>
        {label}
      </p>
      {[1, 2, 3].map((row) => (
        <div key={row} className="step-loading-row">
          <Skeleton shape="title" />
          <Skeleton short />
        </div>
      ))}
    </div>
  );
}
