import type { BuiltFamily } from './buildFonts.ts';
import { fallbackNames } from './fallbackFaces.ts';

/** Returns the value of font-family: the font, system fonts with its metrics, and a generic family. */
export function fontStack(
  family: Pick<BuiltFamily, 'name' | 'cssName' | 'generic'> | undefined,
  systems?: number,
): string {
  if (!family) return 'Arial, sans-serif';
  const last = family.generic === 'serif' ? 'Georgia, serif' : 'Arial, sans-serif';
  return [...[family.cssName, ...fallbackNames(family, systems)].map((name) => `'${name}'`), last].join(', ');
}
