import type { Language } from '../../shared/site/SiteTypes.ts';

/** A site whose files are written. */
export interface NewSite {
  /** Name of its files. */
  key: string;
  name: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  languages: readonly [Language, ...Language[]];
  /** Without www. */
  host: string;
  /** Brand colour: "#0b3d5c". */
  color: string;
  /** The site sells cars. */
  stock: boolean;
  /** The site takes workshop bookings. */
  workshop: boolean;
  /** Settings of its logo; without it, the name is shown. */
  logo?: SiteLogo;
}

interface SiteLogo {
  /** Settings of sites/<site>.yaml. */
  settings: object;
  tokens: Readonly<Record<string, string>>;
  /** The site's name is next to the logo, to tell it from the group's first site. */
  isNamed: boolean;
}
