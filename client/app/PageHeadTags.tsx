import type { ReactNode } from 'react';
import { useAppSelector } from '../framework/hooks.ts';
import { sectionsOf } from '../framework/sectionsOf.ts';
import { structuredDataJson } from '../framework/structuredDataJson.ts';

/** Size in px of the picture that the build draws for a site. */
const shareImageSize = { width: 1200, height: 630, alt: '' };

/** Metadata and structured data of a page, apart from its title. React moves the tags into the head. */
export function PageHeadTags(): ReactNode {
  const head = useAppSelector((state) => state.page.head);
  const { displayName: siteName, origin, locale } = useAppSelector((state) => state.site.context);
  const languages = useAppSelector((state) => state.page.languages);
  const basePath = useAppSelector((state) => state.site.context.basePath);
  const hasStories = useAppSelector((state) =>
    sectionsOf(state.page.layout).some(({ componentName }) => componentName.startsWith('Stor')),
  );
  const alternates = head.noindex || languages.length < 2 ? [] : languages;
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
    'og:locale': /^\w\w-[A-Z]{2}$/.test(locale) && locale.replace('-', '_'),
  };
  return (
    <>
      {head.description && <meta name="description" content={head.description} />}
      {head.noindex && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {alternates.map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + path} />
      ))}
      {alternates[0] && <link rel="alternate" hrefLang="x-default" href={origin + alternates[0].path} />}
      {hasStories && (
        <link rel="alternate" type="application/atom+xml" title={siteName} href={`${basePath}/feed.xml`} />
      )}
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={String(content)} />,
      )}
      {head.structuredData.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson(data) }} />
      ))}
    </>
  );
}
