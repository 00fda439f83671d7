import { Fragment } from 'react';
import type { ReactNode } from 'react';
import './CarModelCards.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../../ui/Card.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { cardPictureSizes } from '../../cardColumns.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
import { EditableLink } from '../../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import {
  booleanField,
  imageField,
  linkAttributes,
  linkField,
  listField,
  textField,
} from '../../../framework/fields.ts';

/** New models on a sand background: picture, name, text and up to four facts each. */
export function CarModelCards({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const editing = useEditing();
  const cards = listField(fields, 'Cards').filter((card) => editing || textField(card, 'Title'));
  if (cards.length === 0 && !editing) return null;
  return (
    <section className="section-band">
      <div className="wrap">
        <SectionHead fields={fields} />
        <CardGrid>
          {cards.map((card, index) => (
            <CarModelCard
              key={index}
              fields={card}
              heading={textField(fields, 'Title') ? 'h3' : 'h2'}
              sizes={cardPictureSizes(false, cards.length)}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}

interface CarModelCardProps {
  fields: Fields;
  heading: 'h2' | 'h3';
  sizes: string;
}

function CarModelCard({ fields, heading: Heading, sizes }: CarModelCardProps): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const link = linkField(fields, 'Link');
  const title = <EditableText fields={fields} name="Title" />;
  const campaign = booleanField(fields, 'IsCampaign') && (editing || textField(fields, 'Campaign') !== '');
  return (
    <Card as="li">
      <CardMedia
        badges={
          campaign && (
            <Badge tone="campaign">
              <EditableText fields={fields} name="Campaign" />
            </Badge>
          )
        }
      >
        {editing || imageField(fields, 'Image') ? (
          <EditableImage fields={fields} name="Image">
            {(image) => <Picture {...image} sizes={sizes} missingText={t('missingImage')} />}
          </EditableImage>
        ) : (
          <Picture src="" alt="" missingText={t('imagesComingSoon')} />
        )}
      </CardMedia>
      <CardBody>
        {/* the link that covers the card would block the fields in the editor */}
        <Heading className="h3">
          {link && !editing ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}
        </Heading>
        <EditableText fields={fields} name="Text" as="p" className="muted" />
        <CarModelFacts fields={fields} />
        {editing && (
          <EditableLink fields={fields} name="Link">
            {(own) => <TextLink {...linkAttributes(own)}>{own.text}</TextLink>}
          </EditableLink>
        )}
      </CardBody>
    </Card>
  );
}

/** Complete pairs of label and value; in the editor all four. */
function CarModelFacts({ fields }: { fields: Fields }): ReactNode {
  const editing = useEditing();
  const places = ['1', '2', '3', '4'].filter(
    (place) => editing || (textField(fields, `Label${place}`) && textField(fields, `LabelValue${place}`)),
  );
  if (places.length === 0) return null;
  return (
    <dl className="car-model-facts">
      {places.map((place) => (
        <div key={place}>
          <EditableText fields={fields} name={`Label${place}`} as="dt" />
          {editing ? (
            <EditableText fields={fields} name={`LabelValue${place}`} as="dd" />
          ) : (
            <FactValue text={textField(fields, `LabelValue${place}`)} />
          )}
        </div>
      ))}
    </dl>
  );
}

/** A figure with its terms below it in smaller type, "5 990 kr/mån, 36 mån"; none of them breaks. */
function FactValue({ text }: { text: string }): ReactNode {
  const [figure = '', ...terms] = text.split(', ').map((part) => part.replace(/(\d) (?=\S)/g, '$1\u00a0'));
  return (
    <dd>
      <span className="car-model-part">{figure}</span>
      {terms.length > 0 && (
        <>
          {' '}
          <span className="car-model-terms">
            {terms.map((term, index) => (
              <Fragment key={term}>
                {index > 0 && ' '}
                <span className="car-model-part">{index < terms.length - 1 ? `${term},` : term}</span>
              </Fragment>
            ))}
          </span>
        </>
      )}
    </dd>
  );
}
