import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import './CarSpecification.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carDescription } from '../../../shared/catalogue/car/carInLanguage.ts';
import { localDay } from '../../../shared/catalogue/car/carRules.ts';
import type { EquipmentKind } from '../../../shared/catalogue/car/equipmentGroups.ts';
import { moneyText, numberText } from '../../../shared/catalogue/moneyText.ts';
import { writtenPlate } from '../../../shared/site/writtenPlate.ts';
import { factsInLanguage } from '../../../shared/catalogue/car/factsInLanguage.ts';
import { placeFacts, technicalData } from '../../../shared/catalogue/car/technicalData.ts';
import { wholeFigures } from '../../../shared/kit/text/wholeFigures.ts';
import type { TechnicalRow } from '../../../shared/catalogue/car/technicalData.ts';
import { FactValue } from '../card/FactValue.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite } from '../../site/useSite.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import type { EquipmentKinds } from './carDetailState.ts';
import { Collapse, CollapseButton } from '../../ui/Collapse.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconShapes.ts';

interface PartProps {
  car: Partial<Car>;
  t: Translate;
}

export interface CarSpecificationProps extends EquipmentProps {
  /** The car in the visitor's language. */
  shown: Partial<Car>;
}

/** Facts, equipment, description and technical data of a car. */
export function CarSpecification({ car, shown, t, layout }: CarSpecificationProps): ReactNode {
  return (
    <>
      <KeyFacts car={shown} t={t} />
      <Equipment car={shown} t={t} layout={layout} />
      <Description car={car} t={t} />
      <TechnicalTable car={shown} t={t} />
    </>
  );
}

/** Key facts for a buyer. */
function KeyFacts({ car, t }: PartProps): ReactNode {
  const { locale, plate } = useSite();
  const range = car.wltp_electric_range_text || car.car_electric_range_text;
  const facts: [TextKey, IconName, string | number | null | undefined][] = [
    ['modelYear', 'calendar', car.car_year],
    ['mileage', 'road', car.car_mileage_text],
    range ? ['electricRange', 'bolt', range] : ['fuel', 'fuel', car.car_fuel],
    ['gearbox', 'gear', car.car_gearbox],
    ['drive', 'wheel', car.car_drive],
    ['body', 'car', car.car_body],
    ['vehicleUse', 'road', car.car_use],
    ['vehicleAxles', 'wheel', car.car_axles],
    ['vehicleWeight', 'info', car.car_gross_weight_text],
    ['color', 'info', car.car_color],
    ['firstRegistration', 'calendar', localDay(car.car_firstregistration, locale)],
    ['owners', 'key', car.car_owners],
    ['inspectedUntil', 'check', localDay(car.car_inspected_until, locale)],
    ['registrationNumber', 'key', car.car_regno && writtenPlate(car.car_regno, plate)],
  ];
  return (
    <dl className="key-facts">
      {facts
        .filter(([, , value]) => Boolean(value))
        .map(([label, icon, value]) => (
          <div key={label} className="key-fact">
            <dt>
              <Icon name={icon} />
              {t(label)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface EquipmentProps extends PartProps {
  layout: SiteContext['carDetailLayout'];
}

/** Maximum number of items shown without a button. */
const maxItemsInFull = 11;

/** The car's equipment by kind, collapsed beyond eleven items (more in the alternate layout). */
function Equipment({ car, t, layout = 'standard' }: EquipmentProps): ReactNode {
  const kinds = useAppSelector((state) => state.carDetail.equipmentKinds);
  const equipment = car.car_equipment ?? [];
  if (equipment.length === 0) return null;
  const groups = buildGroups(kinds, equipment);
  return (
    <section id="equipment" className="car-detail-section">
      <h2 className="h3">{t('equipment')}</h2>
      <Collapse
        height={layout === 'alternate' ? 300 : 190}
        surelyFits={equipment.length <= maxItemsInFull}
        moreLabel={t('showAllEquipment', { count: equipment.length })}
        lessLabel={t('showLessEquipment')}
      >
        {groups.length > 1 ? (
          groups.map(({ kind, items }) => (
            <Fragment key={kind}>
              <h3 className="car-equipment-kind">{t(kindTitles[kind])}</h3>
              <EquipmentItems items={items} />
            </Fragment>
          ))
        ) : (
          <EquipmentItems items={equipment} />
        )}
      </Collapse>
    </section>
  );
}

/** Groups equipment by kind; it is sorted by kind, so the counts mark where each begins. */
function buildGroups(kinds: EquipmentKinds, equipment: readonly string[]): { kind: EquipmentKind; items: string[] }[] {
  const ends = kinds.map((_kind, at) => kinds.slice(0, at + 1).reduce((sum, [, count]) => sum + count, 0));
  return kinds.map(([kind, count], at) => ({ kind, items: equipment.slice((ends[at] ?? 0) - count, ends[at]) }));
}

const kindTitles = {
  comfort: 'equipmentComfort',
  exterior: 'equipmentExterior',
  technology: 'equipmentTechnology',
  safety: 'equipmentSafety',
  history: 'equipmentHistory',
} as const satisfies Record<EquipmentKind, TextKey>;

function EquipmentItems({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul className="car-equipment">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size="s" />
          {wholeFigures(item)}
        </li>
      ))}
    </ul>
  );
}

/** True if a text is surely lower than 300 px on the narrowest screen, at about 34 characters per line. */
function surelyShort(paragraphs: string[]): boolean {
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => Math.ceil((line.length + 1) / 34));
  return lines.reduce((sum, count) => sum + count, paragraphs.length - 1) <= 9;
}

/** The car's description; in a language other than the page's, under a heading that names it. */
export function Description({ car, t }: PartProps): ReactNode {
  const description = carDescription(car, useSite());
  const descriptionLanguage = useAppSelector((state) => state.carDetail.descriptionLanguage);
  if (!description) return null;
  const paragraphs = description.text.split(/\n\s*\n|\r\n\s*\r\n/);
  const { language } = description;
  return (
    <section id="description" className="car-detail-section">
      <h2 className="h3">{descriptionLanguage ? `${t('description')} (${descriptionLanguage})` : t('description')}</h2>
      <Collapse
        height={300}
        surelyFits={surelyShort(paragraphs)}
        moreLabel={t('showMoreText')}
        lessLabel={t('showLessText')}
      >
        <div className="car-description" lang={language ?? undefined}>
          {paragraphs.map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      </Collapse>
    </section>
  );
}

/** Number of rows of technical data shown at first. */
const rowsAtFirst = 5;

function TechnicalTable({ car, t }: PartProps): ReactNode {
  const site = useSite();
  const [open, setOpen] = useState(false);
  const facts = factsInLanguage(car, site, { yes: t('yes'), no: t('no') });
  const rows = placeFacts(technicalData(car, site.locale), ({ label }) => label, facts);
  if (rows.length === 0) return null;
  return (
    <section id="technical" className="car-detail-section">
      <h2 className="h3" id="technical-title">
        {t('technicalData')}
      </h2>
      <table
        className={open ? 'technical-table technical-table-open' : 'technical-table'}
        aria-labelledby="technical-title"
      >
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className={at < rowsAtFirst ? undefined : 'technical-table-more'}>
              <th scope="row">{'key' in row ? row.label : t(row.label)}</th>
              <td>{'key' in row ? <FactValue fact={row} /> : valueText(row, t, site)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > rowsAtFirst && (
        <CollapseButton
          open={open}
          moreLabel={t('showAllTechnicalData')}
          lessLabel={t('showLessTechnicalData')}
          onToggle={() => setOpen(!open)}
        />
      )}
    </section>
  );
}

function valueText({ label, value }: TechnicalRow, t: Translate, { locale, currency }: SiteContext): string {
  if (label === 'beneficialValue') return t('amountPerYear', { amount: moneyText(Number(value), locale, currency) });
  if (label === 'priceBaseAmounts') return numberText(Number(value), locale, 2);
  return label === 'ncapStars' ? t('ncapStarsValue', { count: value }) : value;
}
