import type { ReactNode } from 'react';
import { useAppSelector } from './hooks.ts';
import { sectionsOf } from './sectionsOf.ts';
import { structuredDataJson } from './structuredDataJson.ts';

/** Title, metadata and structured data of the page; React moves the tags into the head and keeps them current. */
export function PageHeadTags(): ReactNode {
  const head = useAppSelector((state) => state.page.head);
  const { displayName: siteName, origin } = useAppSelector((state) => state.site.context);
  const languages = useAppSelector((state) => state.page.languages);
  const basePath = useAppSelector((state) => state.site.context.basePath);
  const hasStories = useAppSelector((state) =>
    sectionsOf(state.page.layout).some(({ componentName }) => componentName.startsWith('Stor')),
  );
  const alternates = head.noindex || languages.length < 2 ? [] : languages;
  return (
    <>
      <title>{head.title || siteName}</title>
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
      <meta property="og:title" content={head.title || siteName} />
      <meta property="og:type" content={head.ogType ?? 'website'} />
      <meta property="og:site_name" content={siteName} />
      {head.ogDescription && <meta property="og:description" content={head.ogDescription} />}
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.ogPrice && <meta property="product:price:amount" content={String(head.ogPrice.amount)} />}
      {head.ogPrice && <meta property="product:price:currency" content={head.ogPrice.currency} />}
      {head.ogImage && <meta property="og:image" content={head.ogImage} />}
      {head.structuredData.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson(data) }} />
      ))}
    </>
  );
}
