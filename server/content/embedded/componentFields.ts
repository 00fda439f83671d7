import { address, choice, filters, flag, ids, image, link, list, number, richText, text } from './fieldKinds.ts';
import type { FieldSet } from './fieldKinds.ts';

const titleTag = choice('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p');
const buttonType = choice('Primary', 'Secondary', 'Ghost', 'Ghost Contrast');
const backgroundColor = choice('BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None');

const card: FieldSet = { Title: text, Text: text, Image: image, Icon: text, Link: link, ButtonText: text };

/** The sections a page may have, by component name, each with its fields. */
export const sectionFields: Record<string, FieldSet> = {
  HeroBanner: {
    Title: text,
    TitleTag: titleTag,
    Text: text,
    Content: choice('Image', 'Video'),
    Image: image,
    ImagePhone: image,
    VideoDesktop: text,
    VideoPhone: text,
    TextColor: choice('Black', 'White'),
    Variant: choice('Default', 'FullScreen'),
    ContentPlacement: choice('Top', 'Center', 'Bottom'),
    CenterContent: flag,
    HasMarginTop: flag,
    ButtonType: buttonType,
    Link: link,
    HeroBannerHasSearchBar: flag,
    HeroBannerSearchUrl: address,
    SearchBarPlaceholderText: text,
    SearchBarPlaceholderTextDesktop: text,
    QuickLinks: list({ Link: link }),
  },
  Blurb: {
    Title: text,
    TitleTag: titleTag,
    RichText: richText,
    Link: link,
    ButtonType: buttonType,
    ImageDesktop: image,
    ImagePhone: image,
    VideoDesktop: text,
    VideoPhone: text,
    YoutubeID: text,
    HasControlBar: flag,
    Reverse: flag,
    BackgroundColor: backgroundColor,
    UseTextAnimations: flag,
    UseMediaAnimations: flag,
  },
  CardRow: { Title: text, Variant: choice('Default', 'With Borders', 'Gray'), Link: link, Cards: list(card) },
  CarTeaser: {
    Title: text,
    Link: link,
    Mode: choice('week', 'query', 'ids'),
    Filters: filters,
    SortName: text,
    Limit: number,
    CarIds: ids,
  },
  CarModelCards: {
    Title: text,
    Link: link,
    Cards: list({
      Title: text,
      Text: text,
      Image: image,
      Link: link,
      IsCampaign: flag,
      Campaign: text,
      Label1: text,
      LabelValue1: text,
      Label2: text,
      LabelValue2: text,
      Label3: text,
      LabelValue3: text,
      Label4: text,
      LabelValue4: text,
    }),
  },
  Faq: { Title: text, Items: list({ Question: text, Answer: richText }) },
  Accordion: { Title: text, Items: list({ Title: text, Text: richText }) },
  RichText: { Title: text, Text: richText },
};

/** Of site.<language>.yaml: what stands above and below every page. */
export const frameFields = {
  AlertBar: {
    HasMessage: flag,
    MessageTitle: text,
    MessageText: text,
    MessageType: choice('Warning', 'Dark', 'Light', 'Neutral', ''),
    MessageIcon: choice('CampaignAlert', 'WarningAlert', ''),
  },
  MainNavigation: {
    Logo: image,
    LogoWidth: number,
    LogoHeight: number,
    HasDarkTheme: flag,
    SlimNav: flag,
    ShowSeparator: flag,
    ExtraNavigationItems: list({ Title: text, Link: link }),
  },
  Footer: {
    Text: text,
    LinkGroups: list({ Title: text, Links: list({ Link: link }) }),
    CreditWarningTitle: text,
    CreditWarningText: text,
    Phone: text,
    Email: text,
    Copyright: text,
    SiteLinks: list({ Link: link }),
  },
} satisfies Record<string, FieldSet>;

/** Page metadata, and what the navigation reads of a page. */
export const pageFields: FieldSet = {
  metaTitle: text,
  metaDescription: text,
  ogDescription: text,
  ogImage: image,
  canonicalURL: text,
  gtmID: text,
  BrandDesign: choice('mercedes', 'smart', ''),
  NavigationTitle: text,
  HideInNavigation: flag,
  IsNavigableInMenuWhenItHasChildren: flag,
  ExternalLink: link,
};

/** The kinds of page. All have presentation; the car pages get their main part from the product. */
export const pageTemplates = ['StartPage', 'Page', 'CarListPage', 'CarDetailPage'] as const;
