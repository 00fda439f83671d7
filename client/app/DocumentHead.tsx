import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PageHeadTags } from './PageHeadTags.tsx';
import { placeholders } from '../../shared/content/ContentTypes.ts';
import { darkMedia } from '../../shared/site/darkMedia.ts';
import { footerPart } from './frameParts.ts';
import { chooseScreen } from './pageComponents.ts';
import type { AppStore } from './store.ts';
import { useAppSelector } from '../framework/hooks.ts';
import { sectionPart } from '../framework/hydration/sectionPart.ts';
import type { PageState } from '../framework/pageState.ts';

/**
 * Returns the id of the element that must be parsed before a paint: the one after the first section.
 * A header, hero or banner that is painted while it arrives moves with each further part.
 */
function firstPaintId(page: PageState): string {
  const sections = page.layout?.placeholders[placeholders.main]?.length ?? 0;
  if (chooseScreen(page) !== 'content' || page.mode !== 'normal' || sections === 0) return 'content';
  return `part-${sections > 1 ? sectionPart(1) : footerPart.name}`;
}

/** Addresses of built files that the document names. */
export interface DocumentAssets {
  css: string[];
  /** Style sheet of the dark scheme and the colour of its ground. */
  dark?: { css: string; color: string };
  /** Style sheets for print. */
  print: string[];
  /** Font files to preload. */
  fonts: string[];
  /** Address of pageStart.ts, which loads the others. */
  start: string;
  /** Address of the module that hydrates the page. */
  entry: string;
  /** Modules to fetch along with the entry: packages first, then the page's, then those of each section. */
  modules: string[][];
  /** Address of the page's texts. */
  texts: string;
  /** Style sheets of the themes that pages of the site may have instead of the site's. */
  themes: { name: string; css: string }[];
  /** Lets a tab resume where it was: session storage key and URL parameter, separated by a space. */
  resume?: string | undefined;
}

interface DocumentHeadProps {
  store: AppStore;
  assets: DocumentAssets;
}

/** Contents of the head, apart from the title. Server only: hydration leaves them as they are. */
export function DocumentHead({ store, assets }: DocumentHeadProps): ReactNode {
  const { site, page } = store.getState();
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <script
        src={assets.start}
        data-entry={assets.entry}
        data-modules={assets.modules.map((group) => group.join(' ')).join('|')}
        data-texts={assets.texts}
        data-immediate={page.mode === 'normal' ? undefined : ''}
        data-themes={assets.themes.map(({ name, css }) => `${name} ${css}`).join('|') || undefined}
        data-resume={assets.resume}
      />
      <link rel="expect" href={`#${firstPaintId(page)}`} blocking="render" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={site.context.color} media={assets.dark && '(prefers-color-scheme: light)'} />
      {assets.dark && <meta name="theme-color" content={assets.dark.color} media="(prefers-color-scheme: dark)" />}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.dark && <link rel="stylesheet" href={assets.dark.css} media={darkMedia} />}
      {assets.print.map((href) => (
        <link key={href} rel="stylesheet" href={href} media="print" />
      ))}
      <Provider store={store}>
        <PageHeadTags />
        <SocialCardTags />
      </Provider>
    </>
  );
}

/** Size in px of the picture that the build draws for a site. */
const shareImageSize = { width: 1200, height: 630, alt: '' };

/** Tags for cards of a page in social networks, whose programs run no scripts. Server only. */
function SocialCardTags(): ReactNode {
  const head = useAppSelector((state) => state.page.head);
  const { displayName: siteName, origin, locale } = useAppSelector((state) => state.site.context);
  const { width, height, alt } = head.ogImage ? { ...head.ogPicture } : shareImageSize;
  const properties = {
    'og:title': head.title || siteName,
    'og:type': head.ogType ?? 'website',
    'og:site_name': siteName,
    'og:description': head.ogDescription,
    'og:url': head.canonical,
    'product:price:amount': head.ogPrice?.amount,
    'product:price:currency': head.ogPrice?.currency,
    'twitter:card': 'summary_large_image',
    'og:image': head.ogImage || `${origin}/share-image.jpg`,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt || head.title || siteName,
    // a locale without a country is none of Open Graph
    'og:locale': /^\w\w-[A-Z]{2}\b/.exec(locale)?.[0].replace('-', '_'),
  };
  return Object.entries(properties).map(
    ([property, content]) => content && <meta key={property} property={property} content={String(content)} />,
  );
}
