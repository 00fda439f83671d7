import type { ReactNode } from 'react';
import { useAppSelector } from '../framework/hooks.ts';
import { sectionsOf } from '../framework/sectionsOf.ts';
import { structuredDataJson } from '../framework/structuredDataJson.ts';

/** Metadata and structured data of a page, apart from title and social card. React moves the tags into the head. */
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
      {head.structuredData.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataJson(data) }} />
      ))}
    </>
  );
}
