import Joi from 'joi';
import type { SiteFont, SiteFonts } from '../../shared/site/SiteLook.ts';
import { parseColor } from './Color.ts';
import { logoFilters, themeTokens } from './themeTokens.ts';
import type { TokenKind } from './themeTokens.ts';

/** themes/<theme>.yaml as written. */
export interface ThemeFile {
  fonts?: Partial<SiteFonts>;
  tokens: Record<string, string>;
  narrow: Record<string, string>;
  /** Colours of the dark scheme that are not derived; false for none. */
  dark: Record<string, string> | false;
}

const usualWeights = [400, 700] as const;
/** Neutrals are the only tokens that others may reference, and reference none: no chains to resolve. */
const neutral = /^var\(--(ink-\d+)\)$/;
const plainLength = /^(0|-?\d*\.?\d+(px|rem|em))$/;
const fluidLength = /^clamp\([\d.a-z+\-*/ ,]+\)$/;
const shadows = /^(none|[\da-z.#/(), -]+)$/;

const names = Object.keys(themeTokens);
const weight = Joi.number().integer().min(1).max(1000);

const kinds: Record<TokenKind, { accepts(value: string): boolean; expected: string }> = {
  neutral: { accepts: (value) => parseColor(value) !== null, expected: 'is not a colour like "#131d21" (in quotes)' },
  color: {
    accepts: (value) => themeTokens[neutral.exec(value)?.[1] ?? '']?.kind === 'neutral' || parseColor(value) !== null,
    expected: 'is not a colour like "#8f2a17" (in quotes), rgb(13 21 24 / 0.5) or var(--ink-900)',
  },
  length: {
    accepts: (value) => plainLength.test(value) || fluidLength.test(value),
    expected: 'is not a length like 4px, 0.5rem or clamp(1rem, 0.5rem + 2vw, 2rem)',
  },
  weight: {
    accepts: (value) => !weight.validate(value).error,
    expected: 'is not a font weight from 1 to 1000',
  },
  number: { accepts: (value) => /^\d(\.\d+)?$/.test(value), expected: 'is not a number like 1.5' },
  shadow: {
    accepts: (value) => shadows.test(value),
    expected: 'is not a shadow like 0 1px 2px rgb(13 21 24 / 0.06), or none',
  },
  logo: {
    accepts: (value) => Object.hasOwn(logoFilters, value),
    expected: `is not one of ${Object.keys(logoFilters).join(', ')}`,
  },
};

function tokenSchema(name: string): Joi.Schema {
  const { accepts, expected } = kinds[themeTokens[name]?.kind ?? 'color'];
  return Joi.custom((value: unknown, helpers) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && accepts(text) ? text : helpers.error('token');
  }).messages({ token: `"{#value}" ${expected}` });
}

/** Values of design tokens; numbers become strings. */
export const tokensSchema = Joi.object<Record<string, string>>(
  Object.fromEntries(names.map((name) => [name, tokenSchema(name)])),
).messages({ 'object.unknown': 'is not a design token; docs/themes.md lists them' });

/** Kinds of tokens that may differ in the dark scheme. Neutrals are the same in both. */
const schemeKinds: readonly (TokenKind | undefined)[] = ['color', 'shadow'];
const darkSchema = Joi.object<Record<string, string>>(
  Object.fromEntries(
    names.filter((name) => schemeKinds.includes(themeTokens[name]?.kind)).map((name) => [name, tokenSchema(name)]),
  ),
).messages({ 'object.unknown': 'is not a colour or shadow of docs/themes.md, which a dark scheme may set' });

const font = Joi.object<SiteFont>({
  family: Joi.string()
    .pattern(/^(@fontsource(-variable)?\/)?[a-z0-9]+(-[a-z0-9]+)*$/)
    .required()
    .messages({ 'string.pattern.base': '"{#value}" is not the name of a font like figtree or @fontsource/lato' }),
  weights: Joi.array().ordered(weight.required(), weight.required()).default(usualWeights),
});

export const themeSchema = Joi.object<ThemeFile>({
  fonts: Joi.object({ display: font, text: font }),
  tokens: tokensSchema.default({}),
  narrow: tokensSchema.default({}),
  dark: Joi.when('.', { is: false, then: Joi.valid(false), otherwise: darkSchema }).default({}),
});
