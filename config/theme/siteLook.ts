import type { Look, SiteLook, TokenValues } from '../../shared/site/SiteLook.ts';
import type { CheckedYaml } from '../group/readYaml.ts';
import { toHex } from './Color.ts';
import { contrastFaults } from './contrastFaults.ts';
import { derivedTokens } from './derivedTokens.ts';
import { plainTheme } from './loadThemes.ts';
import type { LoadedTheme } from './loadThemes.ts';
import { mailLook } from './mailLook.ts';
import { resolveColor } from './resolveColor.ts';

/** Appearance as a site's file describes it. */
export interface LookOfSite {
  /** Name of a file in the group's themes folder. */
  theme?: string;
  /** Tokens that the site overrides. */
  tokens?: Record<string, string>;
  /** Themes that editors may choose for pages. */
  pageThemes?: string[];
}

/**
 * Returns a site's appearance: its theme with the site's own tokens, and the themes for its pages. Null when a
 * theme is missing; that and colours that are hard to read are added as faults to the file that sets them.
 */
export function siteLook(
  { value, addFault }: Pick<CheckedYaml<LookOfSite>, 'value' | 'addFault'>,
  themes: ReadonlyMap<string, LoadedTheme>,
): SiteLook | null {
  const known = [...themes.keys()].join(', ') || 'none';
  const found = (name: string, at: (string | number)[]): LoadedTheme[] => {
    const theme = themes.get(name);
    if (!theme) addFault(at, `"${name}" has no file in the group's themes folder; available: ${known}`);
    return theme ? [theme] : [];
  };
  const [theme] = value.theme === undefined ? [plainTheme] : found(value.theme, ['theme']);
  const pageThemes = (value.pageThemes ?? []).flatMap((name, at) => found(name, ['pageThemes', at]));
  if (!theme) return null;

  const own = value.tokens ?? {};
  const written = { ...theme.tokens, ...own };
  const tokens = withDerived(written);
  const faults = contrastFaults(tokens, (name) => name in written);
  for (const { token, message } of faults) {
    (token in own ? addFault : theme.addFault)(['tokens', token], message);
  }
  return {
    ...buildLook(theme, tokens),
    pages: pageThemes.map((page) => pageLook(page, tokens, new Set(faults.map(({ message }) => message)))),
    color: toHex(resolveColor('color-primary', tokens)),
    onColor: toHex(resolveColor('color-on-primary', tokens)),
    mail: mailLook(tokens),
  };
}

/**
 * Returns the appearance of pages that choose a theme on a site with these tokens.
 * @param siteFaults faults of the site itself
 */
function pageLook(page: LoadedTheme, site: TokenValues, siteFaults: ReadonlySet<string>): Look {
  const tokens = withDerived(page.tokens);
  for (const { token, message } of contrastFaults({ ...site, ...tokens }, (name) => name in page.tokens)) {
    if (!siteFaults.has(message)) page.addFault(['tokens', token], message);
  }
  return buildLook(page, tokens);
}

function withDerived(tokens: TokenValues): TokenValues {
  return { ...derivedTokens(tokens), ...tokens };
}

function buildLook({ name, fonts, narrow }: LoadedTheme, tokens: TokenValues): Look {
  return { theme: name, fonts, tokens, narrow };
}
