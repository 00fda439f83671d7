import { createLatePart } from '../app/hydration/createLatePart.tsx';

/** The filters beside the cars: on a phone, which shows them in a drawer, they never hydrate. */
export const facetsPart = createLatePart(
  'facets',
  async () => (await import('./components/FacetPanel.tsx')).FacetPanel,
  { outOfSight: '(width < 1024px)' },
);

/** The text and the links below the cars. */
export const landingPart = createLatePart(
  'landing',
  async () => (await import('./components/LandingText.tsx')).LandingText,
  { outOfSight: 'all' },
);

export const carListParts = [facetsPart, landingPart];
