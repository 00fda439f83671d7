import { useState } from 'react';
import { useAppSelector } from '../framework/hooks.ts';
import { useHydrated } from '../ui/hooks/useHydrated.ts';
import { selectDraft, selectRestored } from './state/bookingState.ts';
import { viewInSearch } from './state/stepAddress.ts';

/** Content above the booking: full introduction, title only, or a heading for the car's brand. */
export type Introduction = 'full' | 'title' | 'brand';

/**
 * Chooses the content above the booking: the introduction until a car is known, then its brand.
 * Until hydration and until the tab's booking is restored, it is the server's: the title only where the address names a later step.
 */
export function useIntroduction(): Introduction {
  const hydrated = useHydrated();
  const restored = useAppSelector(selectRestored);
  const hasCar = useAppSelector((state) => selectDraft(state).car !== null);
  const search = useAppSelector((state) => state.page.location.search);
  const [arrival] = useState<Introduction>(() => ((viewInSearch(search) ?? 'car') === 'car' ? 'full' : 'title'));
  if (!hydrated || !restored) return arrival;
  return hasCar ? 'brand' : 'full';
}
