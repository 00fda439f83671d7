import { writtenClockText } from '../../shared/kit/time/clockText.ts';
import { useSite } from './useSite.ts';

/** Returns a formatter of clock times ("08:30") for the page's language. */
export function useClockText(): (clock: string) => string {
  const { locale } = useSite();
  return (clock) => writtenClockText(clock, locale);
}
