import { useMediaQuery } from './useMediaQuery.ts';

/** Whether the visitor wants less motion or to save data: then nothing starts by itself. True on the server. */
export function useStillness(): boolean {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const lessData = useMediaQuery('(prefers-reduced-data: reduce)', true);
  if (lessMotion || lessData) return true;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
