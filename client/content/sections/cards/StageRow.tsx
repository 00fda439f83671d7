import type { ReactNode } from 'react';
import './StageRow.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Picture } from '../../../ui/media/Picture.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
import { EditableLink } from '../../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { choiceField, imageField, linkAttributes, listField, textField } from '../../../framework/fields.ts';

/** Stages of a longer process, in three or four columns. */
export function StageRow({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  const stages = listField(fields, 'Items').filter(
    (item) => editing || textField(item, 'Title') || textField(item, 'Text') || imageField(item, 'Image'),
  );
  if (stages.length === 0 && !editing) return null;
  const columns = choiceField(fields, 'Columns', ['3', '4']);
  return (
    <section className="wrap section">
      <SectionHead fields={fields} />
      <ol className="stage-row-stages" data-columns={columns}>
        {stages.map((stage, index) => (
          <Stage
            key={index}
            fields={stage}
            heading={textField(fields, 'Title') ? 'h3' : 'h2'}
            sizes={columns === '4' ? '(max-width: 767px) 100vw, 25vw' : '(max-width: 767px) 100vw, 34vw'}
          />
        ))}
      </ol>
    </section>
  );
}

function Stage({ fields, heading, sizes }: { fields: Fields; heading: 'h2' | 'h3'; sizes: string }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const pictured = imageField(fields, 'Image') !== null || editing;
  return (
    <li className={pictured ? undefined : 'stage-row-plain'}>
      {pictured && (
        <div className="stage-row-picture">
          <EditableImage fields={fields} name="Image">
            {(image) => <Picture {...image} sizes={sizes} missingText={t('missingImage')} />}
          </EditableImage>
        </div>
      )}
      <EditableText fields={fields} name="Title" as={heading} className="h3" />
      <EditableText fields={fields} name="Text" as="p" className="muted" />
      <EditableLink fields={fields} name="Link">
        {(link) => <TextLink {...linkAttributes(link)}>{link.text}</TextLink>}
      </EditableLink>
    </li>
  );
}
