import { registerTexts } from '../site/registerTexts.ts';

/** Wordings of maps. */
export const mapTexts = registerTexts({
  mapZoomIn: 'Zooma in',
  mapZoomOut: 'Zooma ut',
  mapCluster: '{count} anläggningar, zooma in',
});
