import type { ReactNode } from 'react';
import { useAppSelector } from '../../../framework/hooks.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { MessagePanel } from '../../../ui/messages/MessagePanel.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { buttonVariant } from '../../buttonVariant.ts';
import { StoryCards } from '../../stories/StoryCards.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { textField } from '../../../framework/fields.ts';
import { indexReference, teaserLooks } from '../../stories/storyFields.ts';

/** The three latest stories of an index, and a link to all. Renders nothing without any or on failure. */
export function StoriesTeaser({ section: { uid, fields } }: SectionProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const list = useAppSelector((state) => state.stories.lists[uid]);
  const tags = useAppSelector((state) => state.stories.tags) ?? [];
  const stories = list?.status === 'success' ? list.stories : [];
  if (stories.length === 0 && !editing) return null;

  const url = indexReference(fields)?.url ?? '';
  const variant = buttonVariant(fields);
  const heading = textField(fields, 'Title') ? 'h3' : 'h2';
  return (
    <section className="wrap section">
      <div className="section-head">
        {heading === 'h3' || editing ? <EditableText fields={fields} name="Title" as="h2" className="h2" /> : <span />}
        {url !== '' &&
          (variant ? (
            <ButtonLink href={url} variant={variant}>
              {t('storiesAll')}
            </ButtonLink>
          ) : (
            <TextLink href={url}>{t('storiesAll')}</TextLink>
          ))}
      </div>
      {stories.length > 0 ? (
        <StoryCards
          stories={stories}
          tags={tags}
          looks={teaserLooks(fields, list?.index ?? null)}
          heading={heading}
          columns={3}
          swiped
        />
      ) : (
        <MessagePanel icon="document" title={t('storiesNoResults')} />
      )}
    </section>
  );
}
