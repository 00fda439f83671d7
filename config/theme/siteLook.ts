import type { Look, SiteLook, TokenValues } from '../../shared/site/SiteLook.ts';
import type { CheckedYaml } from '../group/readYaml.ts';
import { toHex } from './Color.ts';
import { contrastFaults } from './contrastFaults.ts';
import type { ContrastFault } from './contrastFaults.ts';
import { darkTokens } from './darkTokens.ts';
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
  const dark = theme.dark === false ? null : darkTokens(tokens, theme.dark);
  const darkFaults = dark && faults.length === 0 ? addDarkFaults(theme, { ...tokens, ...dark }) : [];
  const messages = new Set([...faults, ...darkFaults].map(({ message }) => message));
  return {
    ...buildLook(theme, tokens, dark),
    pages: pageThemes.map((page) => pageLook(page, { tokens, dark: theme.dark || {} }, messages)),
    color: toHex(resolveColor('color-primary', tokens)),
    onColor: toHex(resolveColor('color-on-primary', tokens)),
    mail: mailLook(tokens, dark),
  };
}

/**
 * Returns the appearance of pages that choose a theme on a site with these tokens.
 * @param site its tokens, and those that its theme sets for the dark scheme
 * @param siteFaults messages of the site's own faults
 */
function pageLook(
  page: LoadedTheme,
  site: { tokens: TokenValues; dark: TokenValues },
  siteFaults: ReadonlySet<string>,
): Look {
  const tokens = withDerived(page.tokens);
  const light = { ...site.tokens, ...tokens };
  const faults = contrastFaults(light, (name) => name in page.tokens).filter(({ message }) => !siteFaults.has(message));
  for (const { token, message } of faults) page.addFault(['tokens', token], message);
  if (page.dark === false) return buildLook(page, tokens, null);
  // a colour of the page's theme counts more than the site's for the dark scheme
  const inherited = Object.fromEntries(Object.entries(site.dark).filter(([name]) => !(name in page.tokens)));
  const dark = darkTokens(light, { ...inherited, ...page.dark });
  if (dark && faults.length === 0) addDarkFaults(page, { ...light, ...dark }, siteFaults);
  return buildLook(page, tokens, dark);
}

/** Adds the pairs of a dark scheme with too little contrast to the theme's file, and returns them. */
function addDarkFaults(
  { dark, addFault }: LoadedTheme,
  tokens: TokenValues,
  known: ReadonlySet<string> = new Set(),
): ContrastFault[] {
  const faults = contrastFaults(tokens, (name) => dark !== false && name in dark);
  for (const { token, message } of faults) {
    if (!known.has(message)) addFault(['dark', token], message);
  }
  return faults;
}

function withDerived(tokens: TokenValues): TokenValues {
  return { ...derivedTokens(tokens), ...tokens };
}

function buildLook({ name, fonts, narrow }: LoadedTheme, tokens: TokenValues, dark: TokenValues | null): Look {
  return { theme: name, fonts, tokens, narrow, dark };
}
