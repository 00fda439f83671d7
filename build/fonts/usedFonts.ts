import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A font as all looks of the sites together use it. */
export interface UsedFont {
  family: string;
  /** Where a theme names it. */
  place?: string;
  weights: readonly [min: number, max: number];
  /** Sorted. */
  languages: Language[];
  /** Names of the sites whose content it shows, sorted. */
  sites: string[];
}

/** Every font of the sites and of the themes of their pages, once, sorted by family. */
export function usedFonts(sites: readonly Pick<SiteConfig, 'name' | 'languages' | 'look'>[]): UsedFont[] {
  const byFamily = new Map<string, UsedFont>();
  for (const { name, languages, look } of sites) {
    for (const { fonts } of [look, ...look.pages]) {
      for (const { family, weights, place } of [fonts.display, fonts.text]) {
        const named = { family, ...(place === undefined ? {} : { place }) };
        const used = byFamily.get(family) ?? { ...named, weights, languages: [], sites: [] };
        byFamily.set(family, {
          ...used,
          weights: [Math.min(used.weights[0], weights[0]), Math.max(used.weights[1], weights[1])],
          languages: [...new Set([...used.languages, ...languages])].sort(),
          sites: [...new Set([...used.sites, name])].sort(),
        });
      }
    }
  }
  return [...byFamily.values()].sort((a, b) => a.family.localeCompare(b.family));
}
