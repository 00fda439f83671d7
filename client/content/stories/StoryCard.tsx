import type { ReactNode } from 'react';
import './StoryCard.css';
import type { StoryCard as Story, StoryTag } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { StoryDate } from './StoryDate.tsx';

interface StoryCardProps {
  story: Story;
  /** Tags of the story. */
  tags: readonly StoryTag[];
  heading: 'h2' | 'h3';
  showDate: boolean;
  /** The newest story, shown larger than the others. */
  latest?: boolean;
  /** The picture is in view at once. */
  priority?: boolean;
  /** Display width in the syntax of the sizes attribute. */
  sizes: string;
}

/** A story in a list; the whole card links to the story. */
export function StoryCard(props: StoryCardProps): ReactNode {
  const { story, tags, heading: Heading, showDate, latest = false, priority, sizes } = props;
  const t = useTexts();
  const date = showDate && <StoryDate date={story.date} className="small muted" />;
  const badges = tags.map((tag) => <Badge key={tag.id}>{tag.value}</Badge>);
  return (
    <Card as="li" look="plain" className={classNames('story-card', latest && 'story-card-latest')}>
      {story.image && (
        <CardMedia>
          <Picture {...story.image} sizes={sizes} priority={priority} missingText={t('missingImage')} />
        </CardMedia>
      )}
      <CardBody>
        <div className="story-card-facts">
          {latest ? <Badge tone="success">{t('storiesLatest')}</Badge> : date}
          {badges.length > 0 && <span className="story-card-tags">{badges}</span>}
        </div>
        <Heading className={latest ? 'h1' : 'h3'}>
          <CardLink href={story.url.path}>{story.title || story.displayName}</CardLink>
        </Heading>
        {story.premble && <p className="muted">{story.premble}</p>}
        {latest && date}
        {latest && (
          <span className="text-link" aria-hidden="true">
            <span>{t('storiesRead')}</span>
            <Icon name="arrow" size="s" />
          </span>
        )}
      </CardBody>
    </Card>
  );
}
