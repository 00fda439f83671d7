import type { ReactNode, Ref } from 'react';
import './StoryCards.css';
import '../../ui/SwipeRow.css';
import type { StoryCard as Story, StoryTag } from '../../../shared/content/ContentTypes.ts';
import { tagsOfField } from '../../../shared/content/storyTags.ts';
import { SkeletonCard } from '../../ui/messages/Skeleton.tsx';
import { swipedPictureSizes } from '../cardColumns.ts';
import type { StoryLooks } from './storyFields.ts';
import { StoryCard } from './StoryCard.tsx';

interface StoryCardsProps {
  stories: readonly Story[];
  /** All tags of the site. */
  tags: readonly StoryTag[];
  looks: StoryLooks;
  heading: 'h2' | 'h3';
  /** Maximum number of cards per row, below the highlighted one. */
  columns: 3 | 4;
  /** Number of placeholder cards at the end, for stories that are loading. */
  waiting?: number;
  /** Shows a swiped row on phones. */
  swiped?: boolean;
  /** The list is first on the page: its first pictures are in view at once. */
  first?: boolean;
  ref?: Ref<HTMLUListElement>;
}

const sizesByLayout = {
  latest: '(max-width: 1023px) 100vw, (max-width: 1440px) 56vw, 760px',
  Default: '(max-width: 767px) 100vw, (max-width: 1440px) 33vw, 440px',
  'Variant 2': '(max-width: 767px) 100vw, (max-width: 1440px) 40vw, 540px',
};

/** Stories in columns (Default), or in rows with the picture next to the text (Variant 2). */
export function StoryCards(props: StoryCardsProps): ReactNode {
  const { stories, tags, looks, heading, columns, waiting = 0, swiped = false, first = false, ref } = props;
  const side = columns === 3 || looks.highlight ? ' story-cards-3' : ' story-cards-4';
  return (
    <ul
      ref={ref}
      className={`grid${looks.layout === 'Default' ? side : ''} story-cards${swiped ? ' swipe-row' : ''}`}
      data-variant={looks.layout}
    >
      {stories.map((story, at) => {
        const latest = looks.highlight && at === 0;
        return (
          <StoryCard
            key={story.id}
            story={story}
            tags={tagsOfField(story.tags.join('|'), tags)}
            heading={heading}
            showDate={looks.showDates}
            latest={latest}
            priority={first && at === 0}
            sizes={
              (swiped ? `${swipedPictureSizes(768)}, ` : '') +
              (latest ? sizesByLayout.latest : sizesByLayout[looks.layout])
            }
          />
        );
      })}
      {Array.from({ length: waiting }, (_none, at) => (
        <li key={`waiting-${at}`} aria-hidden="true">
          <SkeletonCard />
        </li>
      ))}
    </ul>
  );
}
