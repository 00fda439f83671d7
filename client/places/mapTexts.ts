import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Wordings of maps. */
export const mapTexts = {
  mapZoomIn: 'Zooma in',
  mapZoomOut: 'Zooma ut',
  mapCluster: '{count} anläggningar, zooma in',
} satisfies Texts;
