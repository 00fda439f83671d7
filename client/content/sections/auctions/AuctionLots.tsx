import type { ReactNode } from 'react';
import './AuctionLots.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Card, CardBody, CardLink, CardMedia } from '../../../ui/Card.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { cardPictureSizes } from '../../cardColumns.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import { LotFigures } from '../../components/LotFigures.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
import { EditableText } from '../../../framework/editing/EditableText.tsx';
import { useEditing } from '../../../framework/editing/useEditing.ts';
import { imageField, linkAttributes, linkField, listField, textField } from '../../../framework/fields.ts';
import { lotTexts } from '../../texts/lotTexts.ts';

/** Lots of an auction, each with highest bid, time left, and a link to its page. */
export function AuctionLots({ section: { fields } }: SectionProps): ReactNode {
  const editing = useEditing();
  const lots = listField(fields, 'Lots').filter((lot) => editing || textField(lot, 'Title'));
  if (lots.length === 0 && !editing) return null;
  return (
    <section className="wrap section">
      <SectionHead fields={fields} />
      <CardGrid>
        {lots.map((lot, place) => (
          <LotCard
            key={place}
            fields={lot}
            heading={textField(fields, 'Title') ? 'h3' : 'h2'}
            sizes={cardPictureSizes(false, lots.length)}
          />
        ))}
      </CardGrid>
    </section>
  );
}

interface LotCardProps {
  fields: Fields;
  heading: 'h2' | 'h3';
  sizes: string;
}

function LotCard({ fields, heading: Heading, sizes }: LotCardProps): ReactNode {
  const t = useTexts(lotTexts);
  const editing = useEditing();
  const link = linkField(fields, 'Link');
  const number = textField(fields, 'Number');
  const title = <EditableText fields={fields} name="Title" />;
  return (
    <Card as="li" className="lot-card">
      {(editing || imageField(fields, 'Image')) && (
        <CardMedia>
          <EditableImage fields={fields} name="Image">
            {(image) => <Picture {...image} sizes={sizes} missingText="" />}
          </EditableImage>
        </CardMedia>
      )}
      <CardBody>
        {number && <p className="lot-number num">{t('lotNumber', { number })}</p>}
        <Heading className="h3">
          {link && !editing ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}
        </Heading>
        <EditableText fields={fields} name="Text" as="p" className="muted" />
        <LotFigures fields={fields} />
      </CardBody>
    </Card>
  );
}
