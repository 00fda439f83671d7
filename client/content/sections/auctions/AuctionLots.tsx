import type { ReactNode } from 'react';
import './AuctionLots.css';
import type { Fields } from '../../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../../framework/SectionDefinition.ts';
import { useTexts } from '../../../site/useSite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../../ui/Card.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { cardPictureSizes } from '../../cardColumns.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import { LotFigures } from '../../components/LotFigures.tsx';
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

/** Lots from which on phones show them below each other: a catalogue is read, a selection swiped. */
const minLotsOfCatalogue = 4;

/**
 * Lots of an auction, each with highest bid, time left, and a link to its page.
 * They are cards; lots without any picture, such as the results of an earlier auction, are rows.
 */
export function AuctionLots({ section: { fields } }: SectionProps): ReactNode {
  const editing = useEditing();
  const lots = listField(fields, 'Lots').filter((lot) => editing || textField(lot, 'Title'));
  if (lots.length === 0 && !editing) return null;
  const heading = textField(fields, 'Title') ? 'h3' : 'h2';
  const isCatalogue = lots.length >= minLotsOfCatalogue;
  const isPictured = editing || lots.some((lot) => imageField(lot, 'Image') !== null);
  const sizes = cardPictureSizes(false, isCatalogue ? 1 : lots.length);
  return (
    <section className="wrap section">
      <SectionHead fields={fields} />
      {isPictured ? (
        <CardGrid still={isCatalogue}>
          {lots.map((lot, place) => (
            <LotCard key={place} fields={lot} heading={heading} sizes={sizes} />
          ))}
        </CardGrid>
      ) : (
        <ul className="lot-rows">
          {lots.map((lot, place) => (
            <LotRow key={place} fields={lot} heading={heading} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LotProps {
  fields: Fields;
  heading: 'h2' | 'h3';
}

function LotCard({ fields, heading, sizes }: LotProps & { sizes: string }): ReactNode {
  const t = useTexts();
  const editing = useEditing();
  const number = textField(fields, 'Number');
  const closing = useLotClosing(textField(fields, 'ClosesAt'), booleanField(fields, 'Sold'));
  const isPictured = editing || imageField(fields, 'Image') !== null;
  return (
    <Card as="li" className="lot-card">
      <CardMedia badges={number && <Badge tone="glass">{t('lotNumber', { number })}</Badge>}>
        {isPictured ? (
          <EditableImage fields={fields} name="Image">
            {(image) => <Picture {...image} sizes={sizes} missingText="" />}
          </EditableImage>
        ) : (
          <p className="lot-plate num" aria-hidden="true">
            {number}
          </p>
        )}
      </CardMedia>
      <CardBody>
        <LotTitle fields={fields} heading={heading} />
        <EditableText fields={fields} name="Text" as="p" className="muted" />
        <LotFigures fields={fields} closing={closing} />
      </CardBody>
    </Card>
  );
}

function LotRow({ fields, heading }: LotProps): ReactNode {
  const t = useTexts();
  const number = textField(fields, 'Number');
  const closing = useLotClosing(textField(fields, 'ClosesAt'), booleanField(fields, 'Sold'));
  return (
    <li className="lot-row">
      <div>
        {number && <p className="lot-number num">{t('lotNumber', { number })}</p>}
        <LotTitle fields={fields} heading={heading} />
        <EditableText fields={fields} name="Text" as="p" className="muted" />
      </div>
      <LotFigures fields={fields} closing={closing} />
    </li>
  );
}

function LotTitle({ fields, heading: Heading }: LotProps): ReactNode {
  const editing = useEditing();
  const link = linkField(fields, 'Link');
  const title = <EditableText fields={fields} name="Title" />;
  return (
    <Heading className="h3">
      {link && !editing ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}
    </Heading>
  );
}
