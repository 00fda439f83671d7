/** Minimum contrast of text. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const textContrast = 4.5;
/** Minimum contrast of controls, rings and icons. @see https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const shapeContrast = 3;

/** A token with its background tokens and the required contrast. */
export interface ContrastPair {
  token: string;
  grounds: readonly string[];
  ratio: number;
}

const text = (token: string, ...grounds: string[]): ContrastPair => ({ token, grounds, ratio: textContrast });
const shape = (token: string, ...grounds: string[]): ContrastPair => ({ token, grounds, ratio: shapeContrast });

const pageGrounds = ['color-bg', 'color-surface', 'color-bg-1', 'color-bg-2'];

/** Colour pairs that occur in components. */
export const contrastPairs: readonly ContrastPair[] = [
  text('color-text', ...pageGrounds, 'color-surface-sunken'),
  text('color-text-muted', ...pageGrounds),
  text('color-link', ...pageGrounds),
  text('color-primary-text', ...pageGrounds, 'color-primary-soft', 'color-primary-softer'),
  text('color-on-primary', 'color-primary', 'color-primary-hover', 'color-primary-active'),
  text('color-on-secondary', 'color-secondary', 'color-secondary-hover'),
  text('color-text-inverse', 'color-surface-inverse', 'color-bg-3', 'color-hero'),
  text('color-text-inverse-muted', 'color-surface-inverse'),
  text('color-on-campaign', 'color-campaign'),
  text('color-campaign', 'color-bg', 'color-surface'),
  text('color-success', 'color-bg', 'color-success-soft'),
  text('color-warning', 'color-bg', 'color-warning-soft'),
  text('color-error', 'color-bg', 'color-error-soft'),
  text('nav-text', 'nav-bg', 'nav-hover'),
  shape('color-focus', 'color-bg', 'color-surface'),
  shape('color-control', 'color-bg', 'color-surface'),
  shape('color-star', 'color-bg', 'color-surface'),
];
