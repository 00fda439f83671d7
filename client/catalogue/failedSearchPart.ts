import { createIsland } from '../framework/hydration/createIsland.tsx';

/** Replacement of a list whose search failed; its code is for that case only. */
export const failedSearchPart = createIsland(
  'failedSearch',
  async () => (await import('./FailedSearch.tsx')).FailedSearch,
);
