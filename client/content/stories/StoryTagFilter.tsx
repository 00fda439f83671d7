import type { ReactNode } from 'react';
import './StoryTagFilter.css';
import type { StoryTag } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';

interface StoryTagFilterProps {
  tags: readonly StoryTag[];
  /** Ids of the chosen tags. */
  selected: readonly string[];
  /** The page's own path, for the form without JavaScript. */
  path: string;
  /** Values of the address's tag parameters for a choice. */
  parametersOf: (selected: string[]) => string[];
  onChoose: (selected: string[]) => void;
}

/**
 * Tags of stories as toggle buttons.
 * Each is in a small form with the choice that its press leads to, so that every choice has an address and works before
 * the page's scripts.
 */
export function StoryTagFilter({ tags, selected, path, parametersOf, onChoose }: StoryTagFilterProps): ReactNode {
  const t = useTexts();
  if (tags.length === 0) return null;

  const form = (key: string, next: string[], chip: ReactNode): ReactNode => (
    <form
      key={key}
      action={path}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(next);
      }}
    >
      {parametersOf(next).map((value) => (
        <input key={value} type="hidden" name="tag" value={value} />
      ))}
      {chip}
    </form>
  );
  const none = selected.length === 0;
  return (
    <div className="story-tag-filter" role="group" aria-label={t('storiesTopics')}>
      {form(
        'all',
        [],
        <Chip type="submit" on={none} aria-current={none || undefined}>
          {t('storiesShowAll')}
        </Chip>,
      )}
      {tags.map(({ id, value }) => {
        const on = selected.includes(id);
        const next = on ? selected.filter((other) => other !== id) : [...selected, id];
        return form(
          id,
          next,
          <Chip type="submit" aria-pressed={on}>
            {on && <Icon name="check" />}
            {value}
          </Chip>,
        );
      })}
    </div>
  );
}
