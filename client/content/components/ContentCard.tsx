import type { ReactNode } from 'react';
import './ContentCard.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { EditableImage } from '../../framework/editing/EditableImage.tsx';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { choiceField, imageField, linkAttributes, linkField, textField } from '../../framework/fields.ts';

const looks = { Default: 'none', 'With Borders': 'line', Gray: 'gray' } as const;
export type CardLook = (typeof looks)[keyof typeof looks];

/** Card style of the field Variant: a border, a grey background, or neither. */
export function cardLook(fields: Fields): CardLook {
  return looks[choiceField(fields, 'Variant', ['Default', 'With Borders', 'Gray'])];
}

/** True for a card with visible content. */
export function cardHasContent(card: Fields): boolean {
  return textField(card, 'Title') !== '' || textField(card, 'Text') !== '' || imageField(card, 'Image') !== null;
}

export interface ContentCardProps {
  fields: Fields;
  look: CardLook;
  heading: 'h2' | 'h3';
  /** The sizes attribute of its picture. */
  sizes: string;
  as?: 'li' | 'article';
  className?: string;
}

/** An editor's card: picture, icon, title, text and a link that covers the whole card. */
export function ContentCard({ fields, look, heading, sizes, as = 'li', className }: ContentCardProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const image = imageField(fields, 'Image');
  const icon = textField(fields, 'Icon');
  const pictured = image !== null || editing;
  return (
    <Card as={as} look={look === 'none' && pictured ? 'plain' : look} className={className}>
      {pictured && (
        <CardMedia>
          <EditableImage fields={fields} name="Image">
            {(shown) => <Picture {...shown} sizes={sizes} missingText={t('missingImage')} />}
          </EditableImage>
        </CardMedia>
      )}
      <CardBody className="content-card-body">
        {icon && <Icon name="check" editorName={icon} size="l" className="content-card-icon" />}
        {editing ? <EditedWords fields={fields} heading={heading} /> : <Words fields={fields} heading={heading} />}
      </CardBody>
    </Card>
  );
}

interface WordsProps {
  fields: Fields;
  heading: 'h2' | 'h3';
}

function Words({ fields, heading: Heading }: WordsProps): ReactNode {
  const title = textField(fields, 'Title');
  const text = textField(fields, 'Text');
  const link = linkField(fields, 'Link');
  const linkText = textField(fields, 'ButtonText') || link?.text;
  const more = (
    <>
      <span>{linkText}</span>
      <Icon name="arrow" size="s" />
    </>
  );
  return (
    <>
      {title && (
        <Heading className="h3">{link ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}</Heading>
      )}
      {text && <p className="muted">{text}</p>}
      {/* the title is the link already; a second one would make screen readers repeat it */}
      {link && title && linkText !== title && (
        <span className="text-link content-card-more" aria-hidden="true">
          {more}
        </span>
      )}
      {link && !title && (
        <CardLink {...linkAttributes(link)} className="text-link content-card-more">
          {more}
        </CardLink>
      )}
    </>
  );
}

/** Separate fields for editing: the link that covers the card would block the others. */
function EditedWords({ fields, heading }: WordsProps): ReactNode {
  return (
    <>
      <EditableText fields={fields} name="Title" as={heading} className="h3" />
      <EditableText fields={fields} name="Text" as="p" className="muted" />
      <EditableText fields={fields} name="Icon" as="span" className="small muted" />
      <EditableText fields={fields} name="ButtonText" as="span" className="small muted" />
      <EditableLink fields={fields} name="Link">
        {(link) => <TextLink {...linkAttributes(link)}>{link.text}</TextLink>}
      </EditableLink>
    </>
  );
}
