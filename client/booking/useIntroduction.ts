import { useState } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import { selectDraft, selectRestored } from './bookingState.ts';

/**
 * Whether the general introduction stands above the booking: until a car is known. When the tab remembers a car from
 * before the page was loaded it stays until the visitor goes to another step, so that nothing moves by itself.
 */
export function useIntroduction(): boolean {
  const hydrated = useHydrated();
  const restored = useAppSelector(selectRestored);
  const { car, displayState } = useAppSelector(selectDraft);
  const [loadedAt, setLoadedAt] = useState<number | 'moved' | null>(hydrated ? 'moved' : null);
  if (restored && loadedAt === null) setLoadedAt(displayState);
  if (typeof loadedAt === 'number' && loadedAt !== displayState) setLoadedAt('moved');
  return car === null || loadedAt !== 'moved';
}
