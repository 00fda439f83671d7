import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { themeFonts } from '../../config/themeFonts.ts';
import type { AssetManifest, FontPreload } from '../../server/render/AssetManifest.ts';
import type { SiteConfig, SiteFonts } from '../../shared/site/SiteTypes.ts';
import { addressOf } from '../browserOptions.ts';
import type { FirstFontFile } from './buildFonts.ts';

/** The font files that the pages of each site and brand theme preload, with their built addresses. */
export function fontPreloads(
  { outputs }: Pick<Metafile, 'outputs'>,
  firstFiles: readonly FirstFontFile[],
  sites: readonly SiteConfig[],
  themes = themeFonts,
): AssetManifest['fonts'] {
  const addresses = new Map<string, string>();
  for (const [output, { inputs }] of Object.entries(outputs)) {
    const [input] = Object.keys(inputs);
    if (output.endsWith('.woff2') && input !== undefined) addresses.set(resolve(input), addressOf(output));
  }
  const preloadsOf = ({ display, text }: SiteFonts): FontPreload[] =>
    [...new Set([display.family, text.family])].flatMap((used) =>
      firstFiles.flatMap(({ family, path, languages }) => {
        const address = addresses.get(path);
        return family === used && address !== undefined && languages.length > 0 ? [{ address, languages }] : [];
      }),
    );
  return {
    sites: Object.fromEntries(sites.map(({ name, fonts }) => [name, preloadsOf(fonts)])),
    themes: Object.fromEntries(Object.entries(themes).map(([theme, { fonts }]) => [theme, preloadsOf(fonts)])),
  };
}
