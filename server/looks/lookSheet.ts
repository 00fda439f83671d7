import { isDarkTheme } from '../../config/theme/isDarkTheme.ts';
import { logoFilters, themeTokens } from '../../config/theme/themeTokens.ts';
import type { Look, SiteFonts, TokenValues } from '../../shared/site/SiteLook.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { cssRule } from './cssRule.ts';
import { darkParts } from './darkParts.ts';
import { fontStack } from './fonts/fontStack.ts';
import type { BuiltFamily } from './fonts/buildFonts.ts';
import { plateFont } from './fonts/usedFonts.ts';

const narrowScreens = '@media (max-width: 767.98px)';

/**
 * Returns the part of a site's style sheet that depends on its theme. It has font faces and all tokens that themes set. It
 * is last in the sheet of every page.
 */
export function lookSheet(
  { look, logo }: Pick<SiteConfig, 'look' | 'logo'>,
  families: ReadonlyMap<string, BuiltFamily>,
): string {
  const all = Object.fromEntries(
    Object.entries(themeTokens).map(([name, { value }]) => [name, look.tokens[name] ?? value]),
  );
  const plate = cssRule(':root', { '--font-plate': fontStack(families.get(plateFont.family), plateFont.systems) });
  const rules = [...buildRules(':root', { ...look, tokens: all }, families), plate, ...logoRules(logo)];
  return buildSheet([...familiesOf(look), plateFont.family], families, rules);
}

/**
 * Returns the sheet of pages with their own theme. It follows that of every page.
 * A theme that is dark is for screens: on paper, its pages look like those of the site.
 */
export function themeSheet(
  look: SiteConfig['look'],
  page: SiteConfig['look']['pages'][number],
  families: ReadonlyMap<string, BuiltFamily>,
): string {
  const present = familiesOf(look);
  const more = familiesOf(page).filter((family) => !present.includes(family));
  const selector = `[data-theme='${page.theme}']`;
  const rules = buildRules(selector, page, families);
  const isDark = isDarkTheme({ ...look.tokens, ...page.tokens });
  return buildSheet(
    more,
    families,
    isDark ? [`@media screen{${cssRule(selector, darkParts)}${rules.join('')}}`] : rules,
  );
}

const familiesOf = ({ fonts }: Pick<Look, 'fonts'>): string[] => [
  ...new Set([fonts.display.family, fonts.text.family]),
];

function buildSheet(
  used: readonly string[],
  families: ReadonlyMap<string, BuiltFamily>,
  rules: readonly string[],
): string {
  const faces = used.map((family) => families.get(family)?.css ?? '');
  return `${faces.join('')}@layer base{${rules.join('')}}`;
}

/** On dark backgrounds the logo's other picture is used, in its own colours. */
function logoRules(logo: SiteConfig['logo']): string[] {
  if (logo?.onDark === undefined) return [];
  const selector = `.site-logo-image[src='${logo.src}']`;
  return [cssRule(selector, { '--logo-image': `url('${logo.onDark}')`, '--logo-on-dark': 'none' })];
}

function buildRules(
  selector: string,
  { tokens, narrow, fonts }: Look,
  families: ReadonlyMap<string, BuiltFamily>,
): string[] {
  const all = { ...declarations(tokens), ...fontDeclarations(fonts, families) };
  return [
    cssRule(selector, all),
    ...(Object.keys(narrow).length > 0 ? [`${narrowScreens}{${cssRule(selector, declarations(narrow))}}`] : []),
  ];
}

function declarations(tokens: TokenValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      const shown = themeTokens[name]?.kind === 'logo' ? (logoFilters[value] ?? value) : value;
      return [`--${name}`, shown];
    }),
  );
}

function fontDeclarations(
  { display, text }: SiteFonts,
  families: ReadonlyMap<string, BuiltFamily>,
): Record<string, string> {
  return {
    '--font-display': fontStack(families.get(display.family)),
    '--font-text': fontStack(families.get(text.family)),
  };
}
