import type { Language, SiteFonts } from '../shared/site/SiteTypes.ts';

/** Fonts of a brand theme, which replace those of the site on the brand's pages. */
export interface ThemeFonts {
  fonts: SiteFonts;
  /** Languages of the brand's pages. Letters of other languages come from a second file, on demand. */
  languages: readonly Language[];
}

/** By value of data-theme. */
export const themeFonts: Readonly<Record<string, ThemeFonts>> = {
  mercedes: {
    fonts: {
      display: { family: 'newsreader', weights: [400, 700] },
      text: { family: 'instrument-sans', weights: [400, 700] },
    },
    languages: ['sv', 'en'],
  },
  smart: {
    fonts: {
      display: { family: 'outfit', weights: [400, 700] },
      text: { family: 'figtree', weights: [400, 700] },
    },
    languages: ['sv', 'en'],
  },
};
