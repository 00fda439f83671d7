import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Wordings of a map that could not load. */
export const mapFailureTexts = {
  // the documented wording, for dictionaries without one
  mapFailed: 'Failed to load Google Maps API',
  mapDirections: 'Vägbeskrivning',
} satisfies Texts;
