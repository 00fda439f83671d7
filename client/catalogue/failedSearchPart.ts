import { createLatePart } from '../framework/hydration/createLatePart.tsx';

/** Replacement of a list whose search failed; its code is for that case only. */
export const failedSearchPart = createLatePart(
  'failedSearch',
  async () => (await import('./FailedSearch.tsx')).FailedSearch,
);
