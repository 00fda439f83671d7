import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import { useAppSelector } from '../../app/hooks.ts';
import { selectRestored } from '../bookingState.ts';
import type { RememberedPlatesProps } from './RememberedPlates.tsx';

const loadPlates = () => import('./RememberedPlates.tsx');
const loadComponent = async () => (await loadPlates()).RememberedPlates;

/** Remembers a car on this device, at the visitor's request; without the code for it nothing is remembered. */
export async function rememberOnDevice(plate: string): Promise<void> {
  await loadPlates().then(
    ({ rememberPlate }) => rememberPlate(plate),
    () => undefined,
  );
}

/** The cars that this device remembers, with code that only their owners fetch. */
export function PlatesOfDevice(props: RememberedPlatesProps): ReactNode {
  // set before the page paints, and by plateMemory.ts
  const hasPlates = useAppSelector(selectRestored) && document.documentElement.hasAttribute('data-plates');
  return <div className="car-form-plates">{hasPlates && <LazyPlates {...props} />}</div>;
}

function LazyPlates(props: RememberedPlatesProps): ReactNode {
  const { Component } = useLazyComponent(loadComponent);
  return Component && <Component {...props} />;
}
