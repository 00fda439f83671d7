import { themeFonts } from '../../config/themeFonts.ts';
import type { Language, SiteConfig, SiteFonts } from '../../shared/site/SiteTypes.ts';

/** A font as the sites and brand themes together use it. */
export interface UsedFont {
  family: string;
  weights: readonly [min: number, max: number];
  /** Sorted. */
  languages: Language[];
  /** Names of the sites whose content it shows, sorted. */
  sites: string[];
}

/** Every font of the sites and of the brand themes, once, sorted by family. */
export function usedFonts(sites: readonly SiteConfig[], themes = themeFonts): UsedFont[] {
  const byFamily = new Map<string, UsedFont>();
  const add = ({ display, text }: SiteFonts, languages: readonly Language[], site?: string): void => {
    for (const { family, weights } of [display, text]) {
      const used = byFamily.get(family) ?? { family, weights, languages: [], sites: [] };
      byFamily.set(family, {
        family,
        weights: [Math.min(used.weights[0], weights[0]), Math.max(used.weights[1], weights[1])],
        languages: [...new Set([...used.languages, ...languages])].sort(),
        sites: [...new Set([...used.sites, ...(site === undefined ? [] : [site])])].sort(),
      });
    }
  };
  for (const { fonts, languages, name } of sites) add(fonts, languages, name);
  for (const { fonts, languages } of Object.values(themes)) add(fonts, languages);
  return [...byFamily.values()].sort((a, b) => a.family.localeCompare(b.family));
}
