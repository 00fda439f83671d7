import { address, choice, flag, image, link, list, number, text } from './fieldKinds.ts';
import type { FieldSet } from './fieldKinds.ts';

const megaMenuItem = (inside: FieldSet = {}): FieldSet => ({
  Title: text,
  Url: address,
  ImageUrl: image,
  HideInNavigation: flag,
  TopSelected: flag,
  ...inside,
});

/** Fields of site.<language>.yaml: the header and footer of every page. */
export const frameFields = {
  AlertBar: {
    HasMessage: flag,
    MessageTitle: text,
    MessageText: text,
    MessageLink: link,
    MessageType: choice('Warning', 'Dark', 'Light', 'Neutral', ''),
    MessageIcon: choice('CampaignAlert', 'WarningAlert', ''),
  },
  MainNavigation: {
    Logo: image,
    LogoWidth: number,
    LogoHeight: number,
    LogoText: text,
    HasDarkTheme: flag,
    SlimNav: flag,
    ShowSeparator: flag,
    ExtraNavigationItems: list({ Title: text, Link: link }),
    /** Entries that are tiles of the full-screen menu: large with a picture, else small with an icon. */
    MenuTiles: list({ Url: address, ImageUrl: image, Icon: text, ShowCarCount: flag }),
  },
  /** Entries with pictures, which replace the page tree. */
  MegaMenu: { Items: list(megaMenuItem({ Children: list(megaMenuItem({ Children: list(megaMenuItem()) })) })) },
  Footer: {
    Text: text,
    LinkGroups: list({ Title: text, Links: list({ Link: link }) }),
    CreditWarningTitle: text,
    CreditWarningText: text,
    Phone: text,
    Email: text,
    Copyright: text,
    /** Imprint, privacy and accessibility, in the bottom bar. */
    LegalLinks: list({ Link: link }),
    SiteLinks: list({ Link: link }),
  },
} satisfies Record<string, FieldSet>;
