import type { SiteLook, TokenValues } from '../../shared/site/SiteLook.ts';
import { cssRule } from './cssRule.ts';
import { darkParts } from './darkParts.ts';

/** Bright pictures glare on dark pages. Those of themes that are always dark are lit for their ground. */
const dimming = { '--picture-filter': 'brightness(.8)' };

/**
 * Returns the style sheet of a site's dark scheme, for browsers that prefer one; null when it has none.
 * Themes of single pages are in it, too. Its selectors count more than those of light themes, which may load later.
 */
export function darkSheet({ dark, pages }: Pick<SiteLook, 'dark' | 'pages'>): string | null {
  const lightPages = pages.filter((page) => page.dark === null).map(({ theme }) => `[data-theme='${theme}']`);
  const own = lightPages.length > 0 ? `:root:not(${lightPages.join()})` : ':root:root';
  const schemes = [
    ...(dark ? [{ selector: own, tokens: dark }] : []),
    ...pages.flatMap((page) =>
      page.dark ? [{ selector: `:root[data-theme='${page.theme}']`, tokens: withoutSame(page.dark, dark) }] : [],
    ),
  ];
  if (schemes.length === 0) return null;
  const selectors = schemes.map(({ selector }) => selector);
  const tokenRules = schemes.map(({ selector, tokens }) => cssRule(selector, asProperties(tokens)));
  const logos = selectors.map((selector) => `${selector} .site-logo-image`).join();
  return (
    `@layer base{${cssRule(selectors.join(), { ...darkParts, ...dimming })}${tokenRules.join('')}}` +
    `@layer section{${cssRule(logos, { filter: 'var(--logo-on-dark)!important', content: 'var(--logo-image)!important' })}}`
  );
}

/** Returns the tokens that differ from the site's. */
function withoutSame(tokens: TokenValues, site: TokenValues | null): TokenValues {
  return Object.fromEntries(Object.entries(tokens).filter(([name, value]) => site?.[name] !== value));
}

function asProperties(tokens: TokenValues): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
}
