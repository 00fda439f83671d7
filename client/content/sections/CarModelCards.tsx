import type { ReactNode } from 'react';
import './CarModelCards.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { booleanField, imageField, linkAttributes, linkField, listField, textField } from '../fields.ts';

/** New models on a sand ground: picture, name, text and up to four facts each. */
export function CarModelCards({ section }: SectionProps): ReactNode {
  const { fields } = section;
  const cards = listField(fields, 'Cards').filter((card) => textField(card, 'Title'));
  if (cards.length === 0) return null;
  const title = textField(fields, 'Title');
  return (
    <section className="section-band">
      <div className="wrap">
        <SectionHead title={title} link={linkField(fields, 'Link')} />
        <ul className="grid grid-3">
          {cards.map((card, index) => (
            <CarModelCard key={index} fields={card} heading={title ? 'h3' : 'h2'} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function CarModelCard({ fields, heading: Heading }: { fields: Fields; heading: 'h2' | 'h3' }): ReactNode {
  const t = useTranslate();
  const image = imageField(fields, 'Image');
  const title = textField(fields, 'Title');
  const text = textField(fields, 'Text');
  const link = linkField(fields, 'Link');
  const campaign = booleanField(fields, 'IsCampaign') ? textField(fields, 'Campaign') : '';
  const facts = [1, 2, 3, 4]
    .map((place) => ({ label: textField(fields, `Label${place}`), value: textField(fields, `LabelValue${place}`) }))
    .filter(({ label, value }) => label && value);
  return (
    <Card as="li">
      <CardMedia badges={campaign && <Badge tone="campaign">{campaign}</Badge>}>
        <Picture
          src={image?.src ?? ''}
          alt={image?.alt ?? ''}
          width={image?.width}
          height={image?.height}
          blur={image?.blur}
          sizes="(max-width: 767px) 100vw, (max-width: 1440px) 33vw, 440px"
          missingText={t('imagesComingSoon')}
        />
      </CardMedia>
      <CardBody>
        <Heading className="h3">{link ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}</Heading>
        {text && <p className="muted">{text}</p>}
        {facts.length > 0 && (
          <dl className="car-model-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}
