import {
  address,
  choice,
  date,
  file,
  filters,
  flag,
  ids,
  image,
  link,
  list,
  number,
  page,
  richText,
  tags,
  text,
  video,
} from './fieldKinds.ts';
import type { FieldSet } from './fieldKinds.ts';

const titleTag = choice('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p');
const buttonType = choice('Primary', 'Secondary', 'Ghost', 'Ghost Contrast');
const backgroundColor = choice('BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None');

const card: FieldSet = { Title: text, Text: text, Image: image, Icon: text, Link: link, ButtonText: text };

/** What an index of stories says of its looks. */
const storiesList = {
  ShowDates: flag,
  Layout: choice('Default', 'Variant 2'),
  HighlightLatestStory: flag,
} satisfies FieldSet;

const cardVariant = choice('Default', 'With Borders', 'Gray');

/** The sections a page may have, by component name, each with its fields. */
export const sectionFields: Record<string, FieldSet> = {
  HeroBanner: {
    Title: text,
    TitleTag: titleTag,
    Text: text,
    Content: choice('Image', 'Video'),
    HasControlBar: flag,
    Image: image,
    ImagePhone: image,
    VideoDesktop: video,
    VideoPhone: video,
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
    VideoDesktop: video,
    VideoPhone: video,
    YoutubeID: text,
    HasControlBar: flag,
    Reverse: flag,
    BackgroundColor: backgroundColor,
    UseTextAnimations: flag,
    UseMediaAnimations: flag,
  },
  Card: { ...card, Variant: cardVariant },
  CardRow: { Title: text, Variant: cardVariant, Compact: flag, Link: link, Cards: list(card) },
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
  Faq: { Title: text, TitleTag: titleTag, Items: list({ Question: text, Answer: richText }) },
  Accordion: {
    Title: text,
    TitleTag: titleTag,
    AllowMultipleOpen: flag,
    Items: list({ Title: text, Text: richText }),
  },
  RichText: { Title: text, Text: richText },
  VideoEmbed: {
    Title: text,
    YoutubeID: text,
    VideoUrl: text,
    VideoDesktop: video,
    VideoPhone: video,
    PosterImage: image,
    HasControlBar: flag,
  },
  Countdown: { Title: text, Text: text, TargetDate: date, ExpiredText: text, Link: link },
  Carousel: {
    Title: text,
    AutoplayMs: number,
    Loop: flag,
    Items: list({ Title: text, Text: text, Image: image, Link: link }),
  },
  FileList: { Title: text, Files: list({ Title: text, Url: file }) },
  SocialShare: { Title: text, Networks: list({ Name: choice('Facebook', 'LinkedIn', 'X', 'E-mail', 'Copy link') }) },
  StageRow: {
    Title: text,
    Columns: choice('3', '4'),
    Items: list({ Title: text, Text: text, Image: image, Link: link }),
  },
  FacilityList: { Title: text, Filters: filters, Limit: number },
  CreditWarning: { Title: text, Text: text, Link: link },
  StoriesIndex: storiesList,
  StoriesList: { Title: text, ...storiesList, Tags: tags, StoriesIndexPage: page },
  StoriesTeaser: {
    Title: text,
    Layout: storiesList.Layout,
    ButtonType: buttonType,
    StoriesIndexPage: page,
  },
  StoryByline: { Author: text, hasMarginTop: flag },
  LeadForm: { Title: text, FormId: text, PortalId: text, Popup: flag, ButtonText: text },
  Jotform: { Title: text, FormId: text },
};

const megaMenuItem = (inside: FieldSet = {}): FieldSet => ({
  Title: text,
  Url: address,
  ImageUrl: image,
  HideInNavigation: flag,
  TopSelected: flag,
  ...inside,
});

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
  /** In place of the page tree: entries with pictures. */
  MegaMenu: { Items: list(megaMenuItem({ Children: list(megaMenuItem({ Children: list(megaMenuItem()) })) })) },
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

/** A page of the index of stories, and a story, have these beside the fields of every page. */
export const templateFields: Partial<Record<PageTemplate, FieldSet>> = {
  StoriesIndexPage: storiesList,
  Story: { Title: text, Preamble: text, Image: image, Date: date, Tags: tags },
};

/**
 * The kinds of page. All have presentation; the car pages get their main part from the product, an index of stories
 * begins with the section StoriesIndex, a story with StoryHeader and ends with StoryNavigation.
 */
export const pageTemplates = [
  'StartPage',
  'Page',
  'CarListPage',
  'CarDetailPage',
  'StoriesIndexPage',
  'Story',
] as const;
export type PageTemplate = (typeof pageTemplates)[number];
