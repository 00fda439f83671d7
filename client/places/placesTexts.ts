import { registerTexts } from '../site/registerTexts.ts';

/** Wordings of place search and maps. */
export const placesTexts = registerTexts({
  mapFailed: 'Failed to load Google Maps API',
});
