import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { PageOutcome } from '../../framework/PageRoute.ts';
import { imageField, textField } from '../../framework/fields.ts';
import { absoluteAddress } from '../../site/absoluteAddress.ts';
import { shareImage } from '../../site/shareImage.ts';
import { isoDate } from './storyDate.ts';
import { storyCrumbs } from './storyPaths.ts';

/**
 * Turns a content page's outcome into a story's.
 * Adds an article's head with structured data, and removes the year from the breadcrumbs.
 */
export function asStory(outcome: PageOutcome, story: RouteData, path: string, site: SiteContext): PageOutcome {
  const title = textField(story.fields, 'Title') || story.displayName;
  const introduction = textField(story.fields, 'Preamble');
  const picture = imageField(story.fields, 'Image');
  const { head } = outcome;
  const description = head.description || introduction;
  const image = head.ogImage || absoluteAddress(picture?.src ?? '', site);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    ...(description ? { description } : {}),
    ...(image ? { image: [image] } : {}),
    ...published(story),
    inLanguage: site.language,
    author: findAuthor(story) ?? { '@type': 'Organization', name: site.displayName },
    publisher: { '@type': 'Organization', name: site.displayName },
    mainEntityOfPage: head.canonical,
  };
  return {
    ...outcome,
    head: {
      ...head,
      title: textField(story.fields, 'metaTitle') ? head.title : `${title} | ${site.displayName}`,
      description,
      ogDescription: head.ogDescription || introduction,
      ...(picture && head.ogImage === '' ? shareImage(picture, site) : {}),
      ogType: 'article',
      structuredData: [...head.structuredData, article],
    },
    breadcrumbs: storyCrumbs(outcome.breadcrumbs, path),
  };
}

function published(story: RouteData): { datePublished?: string } {
  const date = isoDate(textField(story.fields, 'Date'));
  return date ? { datePublished: date } : {};
}

function findAuthor(story: RouteData): { '@type': 'Person'; name: string } | undefined {
  const byline = story.placeholders[placeholders.main]?.find(({ componentName }) => componentName === 'StoryByline');
  const name = textField(byline?.fields, 'Author');
  return name ? { '@type': 'Person', name } : undefined;
}
