import { createIsland } from '../../framework/hydration/createIsland.tsx';
import { failedSearchPart } from '../failedSearchPart.ts';

/** Filters at the side; phones show them in a drawer, where this part never hydrates. */
export const facetsPart = createIsland('facets', async () => (await import('../filters/FacetPanel.tsx')).FacetPanel, {
  outOfSight: '(width < 1024px)',
});

/** Text and links below the cars. */
export const landingPart = createIsland('landing', async () => (await import('./LandingText.tsx')).LandingText, {
  outOfSight: 'all',
});

export const carListParts = [facetsPart, landingPart, failedSearchPart];
