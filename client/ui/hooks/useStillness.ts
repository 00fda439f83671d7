import { useMediaQuery } from './useMediaQuery.ts';

/** True if the visitor prefers reduced motion or data: nothing then starts on its own. True on the server. */
export function useStillness(): boolean {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const lessData = useMediaQuery('(prefers-reduced-data: reduce)', true);
  if (lessMotion || lessData) return true;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
