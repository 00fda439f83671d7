import { themeTokens } from '../../config/theme/themeTokens.ts';
import type { FontPreload } from '../render/AssetManifest.ts';
import type { Look, TokenValues } from '../../shared/site/SiteLook.ts';
import type { FirstFontFile } from './fonts/buildFonts.ts';
import { chooseWeight } from './fonts/chooseWeight.ts';

/** Tokens of the weights on every first screen, by font role. */
const firstWeights = {
  display: ['weight-display'],
  text: ['weight-text', 'weight-strong'],
} as const;

/**
 * Returns the font files needed by the first screen of a look, those of headings first.
 * @param site tokens of the site, under those of the look
 * @param addresses URLs of built files by the path of their source
 */
export function fontPreloads(
  { fonts, tokens }: Pick<Look, 'fonts' | 'tokens'>,
  site: TokenValues,
  firstFiles: readonly FirstFontFile[],
  addresses: ReadonlyMap<string, string>,
): FontPreload[] {
  const needed = (['display', 'text'] as const).flatMap((role) => {
    const files = firstFiles.filter(({ family }) => family === fonts[role].family);
    return firstWeights[role].flatMap((name) => {
      const weight = Number(tokens[name] ?? site[name] ?? themeTokens[name]?.value);
      const chosen = chooseWeight(files, weight);
      return files.filter(({ weights }) => weights[0] === chosen?.weights[0]);
    });
  });
  return [...new Set(needed)].flatMap(({ path, languages }) => {
    const address = addresses.get(path);
    return address !== undefined && languages.length > 0 ? [{ address, languages }] : [];
  });
}
