import type { ReactNode } from 'react';
import './VehicleList.css';
import '../vehicleListTexts.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { VehicleParameter } from '../../../shared/content/vehicleParameters.ts';
import { useAppSelector } from '../../app/hooks.ts';
import type { SectionProps } from '../../app/SectionDefinition.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card, CardBody, CardLink, CardMedia } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { cardPictureSizes } from '../cardColumns.ts';
import { SectionHead } from '../components/SectionHead.tsx';
import { EditableImage } from '../editing/EditableImage.tsx';
import { EditableText } from '../editing/EditableText.tsx';
import { useEditing } from '../editing/useEditing.ts';
import { imageField, linkAttributes, linkField, listField, textField } from '../fields.ts';
import { matchingVehicles, readVehicleChoice, toggleVehicle, vehicleAddress, vehicleFacets } from '../vehicleFilters.ts';
import type { VehicleChoice, VehicleFacet } from '../vehicleFilters.ts';

const facetTexts = {
  body: 'vehicleBody',
  use: 'vehicleUse',
  axles: 'vehicleAxles',
  weight: 'vehicleWeight',
  fuel: 'vehicleFuel',
} as const satisfies Record<VehicleParameter, string>;

/** Facts of a card: their label and field. */
const facts = [
  ['vehicleYear', 'Year'],
  ['vehicleMileage', 'Mileage'],
  ['vehicleAxles', 'Axles'],
  ['vehicleWeight', 'Weight'],
  ['vehicleUse', 'Use'],
  ['vehicleFuel', 'Fuel'],
] as const;

/** Vehicles written into the page, with facets as links that work without JavaScript. */
export function VehicleList({ section: { fields } }: SectionProps): ReactNode {
  const t = useTranslate();
  const editing = useEditing();
  const { path, search } = useAppSelector((state) => state.page.location);
  const vehicles = listField(fields, 'Vehicles').filter((vehicle) => editing || textField(vehicle, 'Title'));
  if (vehicles.length === 0) return null;
  const choice = editing ? {} : readVehicleChoice(search);
  const shown = matchingVehicles(vehicles, choice);
  const count = t('vehicleCount', { count: shown.length });
  const isNarrowed = shown.length < vehicles.length;
  return (
    <section className="wrap section vehicle-list">
      <SectionHead fields={fields} />
      <div className="vehicle-facets" role="group" aria-label={t('vehicleFilters')}>
        {vehicleFacets(vehicles, choice).map((facet) => (
          <Facet key={facet.name} facet={facet} choice={choice} path={path} />
        ))}
      </div>
      <p className="vehicle-count num">
        {count}
        {isNarrowed && (
          <a className="inline-link" href={path} data-scroll="keep" rel="nofollow">
            {t('vehicleClear')}
          </a>
        )}
      </p>
      <LiveRegion message={count} />
      {shown.length > 0 ? (
        <ul className="grid grid-cars">
          {shown.map((vehicle, place) => (
            <VehicleCard key={`${textField(vehicle, 'Title')} ${place}`} fields={vehicle} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="car"
          title={t('vehicleNone')}
          text={t('vehicleNoneHelp')}
          action={
            <ButtonLink variant="ghost" href={path} data-scroll="keep">
              {t('vehicleClear')}
            </ButtonLink>
          }
        />
      )}
    </section>
  );
}

interface FacetProps {
  facet: VehicleFacet;
  choice: VehicleChoice;
  path: string;
}

function Facet({ facet: { name, values }, choice, path }: FacetProps): ReactNode {
  const t = useTranslate();
  const label = t(facetTexts[name]);
  return (
    <div className="vehicle-facet" role="group" aria-label={label}>
      <span className="vehicle-facet-name small" aria-hidden="true">
        {label}
      </span>
      {values.map(({ text, count, isChosen }) => (
        <Chip
          key={text}
          on={isChosen}
          aria-current={isChosen || undefined}
          href={vehicleAddress(path, toggleVehicle(choice, name, text))}
          data-scroll="keep"
          rel="nofollow"
        >
          {text} <span className="muted num">{count}</span>
        </Chip>
      ))}
    </div>
  );
}

function VehicleCard({ fields }: { fields: Fields }): ReactNode {
  const t = useTranslate();
  const editing = useEditing();
  const link = linkField(fields, 'Link');
  const title = <EditableText fields={fields} name="Title" />;
  const badge = textField(fields, 'Badge');
  return (
    <Card as="li" className="vehicle-card">
      {(editing || imageField(fields, 'Image')) && (
        <CardMedia badges={badge && <Badge tone="campaign">{badge}</Badge>}>
          <EditableImage fields={fields} name="Image">
            {(image) => <Picture {...image} sizes={cardPictureSizes(false, 1)} missingText="" />}
          </EditableImage>
        </CardMedia>
      )}
      <CardBody>
        <p className="small muted">
          <EditableText fields={fields} name="Body" />
        </p>
        <h3 className="h4">{link && !editing ? <CardLink {...linkAttributes(link)}>{title}</CardLink> : title}</h3>
        <EditableText fields={fields} name="Text" as="p" className="small muted" />
        <dl className="vehicle-facts small">
          {facts.map(([label, name]) =>
            textField(fields, name) || editing ? (
              <div key={name}>
                <dt>{t(label)}</dt>
                <EditableText fields={fields} name={name} as="dd" />
              </div>
            ) : null,
          )}
        </dl>
        <p className="vehicle-price num">
          <EditableText fields={fields} name="Price" as="b" />{' '}
          <span className="tiny muted">{t('vehicleWithoutVat')}</span>
        </p>
      </CardBody>
    </Card>
  );
}
