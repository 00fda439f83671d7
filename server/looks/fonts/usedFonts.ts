import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Combined use of a font in all looks of the sites. */
export interface UsedFont {
  family: string;
  /** Place of the font's name in a theme. */
  place?: string;
  weights: readonly [min: number, max: number];
  /** Sorted. */
  languages: Language[];
  /** Names of the sites that use it for content, sorted. */
  sites: string[];
  /** Its only characters; default: those of its languages and content at first, all others on demand. */
  characters?: string;
  /** Number of the most frequent system fonts that are scaled to its width; default: all. */
  systems?: number;
}

/** Letters beyond A to Z on plates, and the dot between their groups. */
const lettersOfPlates = String.fromCodePoint(0xb7, 0xc4, 0xc5, 0xc6, 0xc9, 0xd6, 0xd8, 0xdc);

/** Font of drawn registration plates, which themes do not change. Only pages with a plate load it. */
export const plateFont: UsedFont = {
  family: '@fontsource/barlow-condensed',
  weights: [700, 700],
  languages: [],
  sites: [],
  systems: 1,
  characters: ` -.ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789${lettersOfPlates}`,
};

/** Returns every font of the sites and of their pages' themes, without duplicates, sorted by family. */
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
