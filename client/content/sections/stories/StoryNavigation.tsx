import type { ReactNode } from 'react';
import './StoryNavigation.css';
import type { StoryNeighbour } from '../../../../shared/content/ContentTypes.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Links from a story to the newer one (previous) and the older one (next). */
export function StoryNavigation({ section }: SectionProps): ReactNode {
  const t = useTexts();
  const neighbours = useAppSelector((state) => state.stories.neighbours[section.uid]);
  if (!neighbours?.previous && !neighbours?.next) return null;
  const { previous, next } = neighbours;
  return (
    <nav className="wrap section story-navigation" aria-label={t('storiesMore')}>
      {previous && <NeighbourLink story={previous} rel="prev" label={t('previous')} />}
      {next && <NeighbourLink story={next} rel="next" label={t('next')} />}
    </nav>
  );
}

function NeighbourLink({
  story,
  rel,
  label,
}: {
  story: StoryNeighbour;
  rel: 'prev' | 'next';
  label: string;
}): ReactNode {
  return (
    <a className="story-navigation-link" href={story.path} rel={rel}>
      <Icon name={rel === 'prev' ? 'arrowLeft' : 'arrow'} />
      <span className="small muted">{label}</span>
      <b>{story.title}</b>
    </a>
  );
}
