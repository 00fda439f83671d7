import { useState } from 'react';
import { useAppSelector } from '../framework/hooks.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { lastStep } from '../../shared/booking/steps/stepRules.ts';
import { selectDraft, selectRestored } from './state/bookingState.ts';
import { viewInSearch } from './state/stepAddress.ts';

/** Content above the booking: introduction, title only, a heading for the car, or none. */
export type Introduction = 'full' | 'title' | 'car' | 'none';

/**
 * Chooses the content above the booking: the introduction until a car is known, then the car.
 * Nothing stands above a confirmation.
 * When the page is loaded with a car in the tab, the server's content stays until the visitor goes to another step, so
 * that nothing moves: the title only where the address names a later step.
 */
export function useIntroduction(): Introduction {
  const hydrated = useHydrated();
  const restored = useAppSelector(selectRestored);
  const { car, displayState } = useAppSelector(selectDraft);
  const search = useAppSelector((state) => state.page.location.search);
  const [arrival] = useState<Introduction>(() => ((viewInSearch(search) ?? 'car') === 'car' ? 'full' : 'title'));
  const [loadedAt, setLoadedAt] = useState<number | 'moved' | null>(hydrated ? 'moved' : null);
  if (restored && loadedAt === null) setLoadedAt(displayState);
  if (typeof loadedAt === 'number' && loadedAt !== displayState) setLoadedAt('moved');
  if (restored ? displayState === lastStep : viewInSearch(search) === 'done') return 'none';
  if (!restored || (loadedAt !== 'moved' && car !== null)) return arrival;
  return car === null ? 'full' : 'car';
}
