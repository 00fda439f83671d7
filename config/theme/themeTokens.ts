/** Kinds of token values. */
export type TokenKind = 'neutral' | 'color' | 'length' | 'weight' | 'number' | 'shadow' | 'logo';

/** A design token that themes may set. */
export interface ThemeToken {
  kind: TokenKind;
  /** Value without a theme. */
  value: string;
  /** Description, for docs/themes.md. */
  meaning: string;
}

const color = (value: string, meaning: string): ThemeToken => ({ kind: 'color', value, meaning });
const neutral = (value: string, meaning: string): ThemeToken => ({ kind: 'neutral', value, meaning });
const length = (value: string, meaning: string): ThemeToken => ({ kind: 'length', value, meaning });
const weight = (value: string, meaning: string): ThemeToken => ({ kind: 'weight', value, meaning });
const number = (value: string, meaning: string): ThemeToken => ({ kind: 'number', value, meaning });
const shadow = (value: string, meaning: string): ThemeToken => ({ kind: 'shadow', value, meaning });

/** Design tokens that themes may set, by name without the two dashes, in the order of the style sheet. */
export const themeTokens: Readonly<Record<string, ThemeToken>> = {
  'ink-950': neutral('#0d1518', 'darkest neutral: ground of a dark navigation'),
  'ink-900': neutral('#131d21', 'neutral of text and dark bands'),
  'ink-800': neutral('#1e2a2f', 'neutral of cards on dark bands'),
  'ink-700': neutral('#324046', 'neutral of dark hover'),
  'ink-500': neutral('#5f6d73', 'neutral of muted text'),
  'ink-400': neutral('#8a969b', 'neutral of disabled text'),
  'ink-300': neutral('#b6bfc2', 'neutral of strong lines'),
  'ink-200': neutral('#d5dbdc', 'neutral of pressed fills on dark ground'),
  'ink-150': neutral('#e3e7e7', 'neutral of lines'),
  'ink-100': neutral('#eef0ef', 'neutral of empty pictures and hover'),
  'ink-50': neutral('#f6f7f6', 'lightest neutral: sunken surfaces'),

  'color-bg': color('#fff', 'ground of pages'),
  'color-bg-1': color('#f4f1ea', 'ground of bands and summaries; editors choose it as BackgroundColor1'),
  'color-bg-2': color('#e8efef', 'ground of bands; editors choose it as BackgroundColor2'),
  'color-bg-3': color('var(--ink-900)', 'ground of dark bands; editors choose it as BackgroundColor3'),
  'color-surface': color('#fff', 'cards, dialogs and fields'),
  'color-surface-sunken': color('var(--ink-50)', 'quiet fills inside cards'),
  'color-surface-inverse': color('var(--ink-900)', 'tooltips, messages and other small dark surfaces'),
  'color-media': color('var(--ink-100)', 'ground behind pictures that are loading'),
  'color-hero': color('var(--ink-900)', 'coloured band that begins a start page; its text is white'),
  'color-stage': color('#000', 'light on pictures of cars: brightens their grey by this colour; black adds none'),
  'color-overlay': color('rgb(13 21 24 / 0.56)', 'veil behind dialogs'),
  'color-text': color('var(--ink-900)', 'text'),
  'color-text-muted': color('var(--ink-500)', 'quieter text'),
  'color-text-inverse': color('#fff', 'text on dark surfaces'),
  'color-text-inverse-muted': color('#c3cdd0', 'quieter text on dark surfaces'),
  'color-link': color('#0b4f49', 'links in texts'),
  'color-disabled': color('var(--ink-400)', 'text of what cannot be chosen'),
  'color-line': color('var(--ink-150)', 'lines and frames of cards'),
  'color-line-strong': color('var(--ink-300)', 'stronger lines'),
  'color-control': color('#7a878c', 'frames of fields, boxes and sliders'),
  'color-primary': color('#0b4f49', 'the brand colour: fill of main buttons and of what is chosen'),
  'color-primary-hover': color('#083f3b', 'that fill under the pointer'),
  'color-primary-active': color('#06302d', 'that fill while pressed'),
  'color-on-primary': color('#fff', 'text on that fill'),
  'color-primary-soft': color('#eef6f4', 'palest fill of the brand colour'),
  'color-primary-softer': color('#dcebe8', 'pale fill of the brand colour'),
  'color-primary-text': color('#0b4f49', 'the brand colour as text or thin line'),
  'color-secondary': color('var(--ink-900)', 'fill of second buttons'),
  'color-secondary-hover': color('var(--ink-700)', 'that fill under the pointer'),
  'color-on-secondary': color('#fff', 'text on that fill'),
  'color-focus': color('#0a66d6', 'ring around what the keyboard is on'),
  'color-focus-inverse': color('#fff', 'that ring on dark ground'),
  'color-campaign': color('#bd4110', 'campaign prices and badges'),
  'color-on-campaign': color('#fff', 'text on campaign badges'),
  'color-success': color('#1b6a3b', 'good news'),
  'color-success-soft': color('#dff1e4', 'ground of good news'),
  'color-warning': color('#7a4d00', 'warnings'),
  'color-warning-fill': color('#f0a81c', 'bright fill of warnings'),
  'color-warning-soft': color('#fdf0d4', 'ground of warnings'),
  'color-error': color('#a11b1b', 'faults'),
  'color-error-soft': color('#fbe4e2', 'ground of faults'),
  'color-star': color('#b87400', 'stars of a rating'),

  'nav-bg': color('#fff', 'ground of the navigation'),
  'nav-text': color('var(--ink-900)', 'text of the navigation'),
  'nav-line': color('var(--color-line)', 'line below the navigation'),
  'nav-hover': color('var(--ink-100)', 'entries of the navigation under the pointer'),

  'weight-display': weight('600', 'weight of main headings and prices'),
  'weight-heading': weight('600', 'weight of other headings'),
  'weight-text': weight('400', 'weight of text'),
  'weight-medium': weight('500', 'weight of slightly stronger text'),
  'weight-strong': weight('650', 'weight of strong text, buttons and labels'),
  'tracking-display': length('-0.028em', 'letter spacing of main headings'),
  'tracking-heading': length('-0.018em', 'letter spacing of other headings'),
  'size-hero': length('clamp(2.5rem, 1.55rem + 4vw, 4.75rem)', 'heading on the large picture of a start page'),
  'size-h1': length('clamp(2.25rem, 1.7rem + 2.3vw, 3.5rem)', 'first heading'),
  'size-h2': length('clamp(1.625rem, 1.35rem + 1.15vw, 2.25rem)', 'second heading'),
  'size-h3': length('clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)', 'third heading'),
  'size-h4': length('1.125rem', 'fourth heading'),
  'size-lead': length('clamp(1.0625rem, 1rem + 0.35vw, 1.3125rem)', 'introductions'),
  'size-price': length('clamp(1.75rem, 1.5rem + 1vw, 2.375rem)', 'price on the page of a car'),
  'leading-display': number('1.04', 'line height of main headings'),
  'leading-heading': number('1.16', 'line height of other headings'),
  'leading-text': number('1.55', 'line height of text'),

  'radius-xs': length('4px', 'corners of badges'),
  'radius-s': length('8px', 'corners of small surfaces'),
  'radius-m': length('12px', 'corners of surfaces'),
  'radius-l': length('20px', 'corners of large surfaces'),
  'radius-xl': length('28px', 'corners of dialogs and panels'),
  'radius-control': length('10px', 'corners of fields'),
  'radius-button': length('10px', 'corners of buttons'),
  'radius-card': length('16px', 'corners of cards'),
  'radius-media': length('16px', 'corners of pictures'),
  'radius-chip': length('999px', 'corners of chips'),
  'shadow-1': shadow('0 1px 2px rgb(13 21 24 / 0.06), 0 1px 1px rgb(13 21 24 / 0.04)', 'shadow of controls'),
  'shadow-2': shadow('0 2px 6px rgb(13 21 24 / 0.05), 0 10px 24px -6px rgb(13 21 24 / 0.1)', 'shadow of cards'),
  'shadow-3': shadow('0 6px 14px rgb(13 21 24 / 0.06), 0 28px 56px -12px rgb(13 21 24 / 0.22)', 'shadow of dialogs'),
  'shadow-up': shadow('0 -8px 32px rgb(13 21 24 / 0.12)', 'shadow of bars at the lower edge'),
  'section-gap': length('clamp(2.75rem, 1rem + 7vw, 7.5rem)', 'space between sections'),
  'logo-on-dark': {
    kind: 'logo',
    value: 'white',
    meaning: 'logos on dark ground: "white" draws them white, "keep" as they are',
  },
};

/** CSS for the values of logo-on-dark. */
export const logoFilters: Readonly<Record<string, string>> = { white: 'brightness(0) invert(1)', keep: 'none' };
