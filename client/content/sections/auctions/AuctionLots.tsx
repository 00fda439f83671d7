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
import { LotPlate } from '../../components/LotPlate.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { EditableImage } from '../../../framework/editing/EditableImage.tsx';
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
import { useLotClosing } from '../../moments/useLotClosing.ts';
import { lotTexts } from '../../texts/lotTexts.ts';

/** Lots from which on phones show them below each other: a catalogue is read, a selection swiped. */
const minLotsOfCatalogue = 4;

/** Lots of an auction, each with highest bid, time left, and a link to its page. */
export function AuctionLots({ section: { fields } }: SectionProps): ReactNode {
  const editing = useEditing();
  const lots = listField(fields, 'Lots').filter((lot) => editing || textField(lot, 'Title'));
  if (lots.length === 0 && !editing) return null;
  const isCatalogue = lots.length >= minLotsOfCatalogue;
  return (
    <section className="wrap section">
      <SectionHead fields={fields} />
      <CardGrid still={isCatalogue}>
        {lots.map((lot, place) => (
          <LotCard
            key={place}
            fields={lot}
            heading={textField(fields, 'Title') ? 'h3' : 'h2'}
            sizes={cardPictureSizes(false, isCatalogue ? 1 : lots.length)}
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
  const closing = useLotClosing(textField(fields, 'ClosesAt'), booleanField(fields, 'Sold'));
  const pictured = editing || imageField(fields, 'Image') !== null;
  const title = <EditableText fields={fields} name="Title" />;
  return (
    <Card as="li" className="lot-card">
      {!pictured && number && <LotPlate number={number} />}
      {pictured && (
        <CardMedia>
          <EditableImage fields={fields} name="Image">
            {(image) => <Picture {...image} sizes={sizes} missingText="" />}
          </EditableImage>
        </CardMedia>
      )}
      <CardBody>
        {pictured && number && <p className="lot-number num">{t('lotNumber', { number })}</p>}
        <Heading className="h3">
          {link && !editing ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}
        </Heading>
        <EditableText fields={fields} name="Text" as="p" className="muted" />
        <LotFigures fields={fields} closing={closing} />
      </CardBody>
    </Card>
  );
}
