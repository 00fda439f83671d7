import type { SiteFeatures } from '../site/SiteTypes.ts';

/** True for a site with an index of dealers: one that sells cars, or that has dealers in its group's feed. */
export function hasDealers({ features }: { features: Pick<SiteFeatures, 'stock' | 'dealers'> }): boolean {
  return features.stock || features.dealers === true;
}
