import type { ReactNode } from 'react';
import './StoryHeader.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import { tagsOfField } from '../../../../shared/content/storyTags.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { StoryDate } from '../../stories/StoryDate.tsx';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { emptyFieldText } from '../../../framework/editing/emptyFieldText.ts';
import { FieldChrome } from '../../../framework/editing/FieldChrome.tsx';
import { fieldMetadata } from '../../../framework/editing/fieldMetadata.ts';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { textField } from '../../../framework/fields.ts';
import { isoDate } from '../../stories/storyDate.ts';
import { tagsField } from '../../stories/storyFields.ts';
import { storyBackPath } from '../../stories/storyPaths.ts';

const noFields: Fields = {};

/** Header of a story from the page's own fields: back link, tags, title, introduction, date, picture. */
export function StoryHeader(): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const layout = useAppSelector((state) => state.page.layout);
  const path = useAppSelector((state) => state.page.location.path);
  const known = useAppSelector((state) => state.stories.tags) ?? [];
  const fields = layout?.fields ?? noFields;
  const tags = tagsOfField(tagsField(fields).join('|'), known);
  return (
    <div className="story-header">
      <p className="wrap story-header-back">
        <TextLink arrow="back" href={storyBackPath(path)}>
          {t('storiesAll')}
        </TextLink>
      </p>
      <div className="wrap story-header-text">
        {tags.length > 0 && (
          <ul className="row story-header-tags">
            {tags.map((tag) => (
              <li key={tag.id}>
                <Badge>{tag.value}</Badge>
              </li>
            ))}
          </ul>
        )}
        {editing || textField(fields, 'Title') ? (
          <EditableText fields={fields} name="Title" as="h1" />
        ) : (
          <h1>{layout?.displayName}</h1>
        )}
        <EditableText fields={fields} name="Preamble" as="p" className="lead" />
        <PublishedOn fields={fields} />
      </div>
      <EditableImage fields={fields} name="Image">
        {(image) => (
          <figure className="wrap story-header-figure">
            <Picture {...image} priority sizes="(max-width: 1440px) 100vw, 1328px" missingText={t('missingImage')} />
          </figure>
        )}
      </EditableImage>
    </div>
  );
}

function PublishedOn({ fields }: { fields: Fields }): ReactNode {
  const value = textField(fields, 'Date');
  const metadata = fieldMetadata(fields, 'Date');
  if (!isoDate(value) && !metadata) return null;
  return (
    <p className="small muted">
      <FieldChrome metadata={metadata}>
        {isoDate(value) ? <StoryDate date={{ value, formatted: '' }} /> : <span>{emptyFieldText}</span>}
      </FieldChrome>
    </p>
  );
}
