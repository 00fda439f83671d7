/** A font with a range of weights. */
export interface SiteFont {
  /**
   * Font family: a folder in the group's fonts ("fjord-sans") or a @fontsource package.
   * Examples of packages: "figtree", "@fontsource/lato".
   */
  family: string;
  /** Lowest and highest font-weight that the styles use with it. */
  weights: readonly [min: number, max: number];
  /** "groups/fjord/themes/fjord.yaml:3", for messages. */
  place?: string;
}

/** Fonts of the design tokens --font-display (headings, prices) and --font-text. */
export interface SiteFonts {
  display: SiteFont;
  text: SiteFont;
}

/** Values of design tokens by name without the two dashes. */
export type TokenValues = Readonly<Record<string, string>>;

/** Appearance of a site, or of pages of a brand. */
export interface Look {
  /** Name of the theme. */
  theme: string;
  fonts: SiteFonts;
  /** Tokens that differ from the product's. */
  tokens: TokenValues;
  /** Tokens on screens narrower than 768 px. */
  narrow: TokenValues;
  /** Colours in browsers that prefer a dark scheme; null where they are the same. */
  dark: TokenValues | null;
}

/** Colours of mails: "#0b4f49". */
export interface MailColors {
  /** Around the mail. */
  ground: string;
  /** Under its content. */
  surface: string;
  text: string;
  muted: string;
  line: string;
  /** The brand colour as text, on ground and surface. */
  accent: string;
  button: string;
  onButton: string;
}

/** Appearance of a site's mails. */
export interface MailLook {
  light: MailColors;
  /** For mail programs with dark appearance. */
  dark: MailColors;
  /** CSS lengths of corners. */
  radiusButton: string;
  radiusCard: string;
}

/** Appearance of a site. */
export interface SiteLook extends Look {
  /** Themes that pages of the site may choose. */
  pages: readonly Look[];
  /** Value of color-primary, for browsers and icons: "#0b4f49". */
  color: string;
  /** Colour on top of it, for icons: "#ffffff". */
  onColor: string;
  mail: MailLook;
}
