import type { ReactNode } from 'react';
import './StoryByline.css';
import { useAppSelector } from '../../../framework/hooks.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { StoryDate } from '../../stories/StoryDate.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { booleanField, textField } from '../../../framework/fields.ts';

const noDate = { value: '', formatted: '' };

/** Author of a story, and publishing date of its page. */
export function StoryByline({ section: { uid, fields } }: SectionProps): ReactNode {
  const editing = useEditing();
  const date = useAppSelector((state) => state.stories.dates[uid]) ?? noDate;
  const dated = date.value !== '' || date.formatted !== '';
  const authored = editing || textField(fields, 'Author') !== '';
  if (!authored && !dated) return null;
  return (
    <p className="wrap small muted story-byline" data-margin={booleanField(fields, 'hasMarginTop')}>
      {authored && (
        <span className="story-byline-author">
          <EditableText fields={fields} name="Author" />
        </span>
      )}
      <StoryDate date={date} />
    </p>
  );
}
