/** Facets whose values are names, of which only a few have a label. */
export const nameFacets: ReadonlySet<string> = new Set(['car_model', 'car_campaigns']);
