import type { ReactNode } from 'react';
import './ModelRange.css';
import '../../ui/SwipeRow.css';
import { brandFacet, toListPath } from '../../../shared/catalogue/list/listState.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';
import type { RangeModel } from '../../../shared/catalogue/facets/RangeModel.ts';
import { valueLabel } from '../../../shared/catalogue/vocabulary.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkAttributes, textField } from '../../framework/fields.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { CarFacts } from '../card/CarFacts.tsx';
import { CarPicture } from '../card/CarPicture.tsx';
import { buildListContext } from '../listContext.ts';

/** Models of a make in stock, each with a picture, its lowest price and a link to its cars. */
export function ModelRange({ section: { fields, uid } }: SectionProps): ReactNode {
  const editing = useEditing();
  const models = useAppSelector((state) => state.teasers[uid]?.models) ?? [];
  if (models.length === 0 && !editing) return null;
  return (
    <section className="wrap section">
      <div className="section-head">
        <EditableText fields={fields} name="Title" as="h2" className="h2" />
        <EditableLink fields={fields} name="Link">
          {(link) => <TextLink {...linkAttributes(link)}>{link.text}</TextLink>}
        </EditableLink>
      </div>
      <ul className="model-range swipe-row">
        {models.map((model) => (
          <ModelCard key={model.model} brand={textField(fields, 'Brand')} {...model} />
        ))}
      </ul>
    </section>
  );
}

function ModelCard({ brand, model, count, price, image, blur }: RangeModel & { brand: string }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const href = toListPath({ filters: { [brandFacet]: [`${brand}>${model}`] } }, buildListContext(site, t));
  const facts = [
    price !== null && t('modelRangeFrom', { price: moneyText(price, site.locale, site.currency) }),
    t('modelRangeCount', { count }),
  ];
  return (
    <Card as="li" look="plain">
      <CardMedia>
        <CarPicture image={image} blur={blur} t={t} sizes="(max-width: 768px) 60vw, (max-width: 1279px) 320px, 260px" />
      </CardMedia>
      <CardBody>
        <h3 className="h4">
          <CardLink href={href}>{valueLabel(site.valueLabels, 'car_model', model)}</CardLink>
        </h3>
        <CarFacts facts={facts} />
      </CardBody>
    </Card>
  );
}
