import type { TokenValues } from '../../../shared/site/SiteLook.ts';
import { loadThemes } from '../../../config/theme/loadThemes.ts';
import type { InitDraft } from './InitDraft.ts';
import { siteKey } from './siteKey.ts';

/** Returns the tokens that the themes of sites set in a folder; nothing for a new one. */
export function themeTokens(folder: string, { name = '', sites }: InitDraft): TokenValues[] {
  const themes = loadThemes(folder, (path) => path, [], { ignoresUnknown: true, warnings: [] });
  return sites.flatMap((site) => {
    const theme = themes.get(siteKey(site, name));
    return theme ? [theme.tokens] : [];
  });
}
