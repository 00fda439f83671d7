import { registerTexts } from '../site/registerTexts.ts';

/** Wordings of a map that could not load. */
export const mapFailureTexts = registerTexts({
  // the documented wording, for dictionaries without one
  mapFailed: 'Failed to load Google Maps API',
  mapDirections: 'Vägbeskrivning',
});
