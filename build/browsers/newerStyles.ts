import type { NewerFeature } from './findNewerStyles.ts';

/**
 * Features of style sheets that some supported browsers lack, and what their visitors get instead.
 * An entry for a property covers all its values. docs/browsers.md lists the same features.
 */
export const newerStyles: Readonly<Record<string, string>> = {
  '::details-content': 'In print, folded groups stay folded.',
  '@font-face': 'Text may move when the font of the site replaces the fallback font.',
  '@media scripting': 'Without JavaScript, carousels have no scrollbar: they scroll by touch, wheel and keys.',
  '@page': 'The comparison prints in portrait.',
  'break-after: avoid': 'In print, a heading may stand alone at the foot of a page.',
  'contain-intrinsic-size': 'No need: used with content-visibility.',
  'content-visibility': 'Waiting cards outside the viewport are rendered too.',
  cursor: 'Phones have no pointer.',
  'forced-color-adjust': 'No need: the browser has no forced colours.',
  'justify-content: safe': 'The thumbnails of the gallery start at the left.',
  'overflow-clip-margin': 'Focus rings end at the edge of the alert bar and of the map buttons.',
  'print-color-adjust': 'No need: the prefixed name.',
  resize: 'Text fields keep their height on phones and tablets.',
  'scrollbar-width': 'Rows that scroll sideways may show a scrollbar.',
  'text-size-adjust': 'No need: the browser does not enlarge text, or has the prefixed name.',
  'text-wrap': 'Headings break where the line is full.',
  zoom: 'The logo has its full size on phones.',
};

/** Returns the entry of newerStyles for a feature: its own, or that of its property or at-rule. */
export function newerStyleEntry({ feature }: NewerFeature): string | undefined {
  return [feature, feature.split(':')[0] ?? '', feature.split(' ')[0] ?? ''].find((name) =>
    Object.hasOwn(newerStyles, name),
  );
}
