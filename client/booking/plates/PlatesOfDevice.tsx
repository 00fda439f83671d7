import type { ReactNode } from 'react';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { selectRestored } from '../state/bookingState.ts';
import type { RememberedPlatesProps } from './RememberedPlates.tsx';

const loadPlates = () => import('./RememberedPlates.tsx');
const loadComponent = async () => (await loadPlates()).RememberedPlates;

/** Stores a car on this device, at the visitor's request. Does nothing if its code fails to load. */
export async function rememberOnDevice(plate: string): Promise<void> {
  await loadPlates().then(
    ({ rememberPlate }) => rememberPlate(plate),
    () => undefined,
  );
}

/** Cars remembered on this device; the code loads only where there are some. */
export function PlatesOfDevice(props: RememberedPlatesProps): ReactNode {
  // set before the page paints, and by plateMemory.ts
  const hasPlates = useAppSelector(selectRestored) && document.documentElement.hasAttribute('data-plates');
  return <div className="car-form-plates">{hasPlates && <LazyPlates {...props} />}</div>;
}

function LazyPlates(props: RememberedPlatesProps): ReactNode {
  const { Component } = useLazyComponent(loadComponent);
  return Component && <Component {...props} />;
}
