import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import './CompareTable.css';
import type { ComparedCar } from '../../../shared/catalogue/compare/ComparedCar.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import { compareRows, differingRows } from '../../../shared/catalogue/compare/compareRows.ts';
import type { CompareRow, CompareWords } from '../../../shared/catalogue/compare/compareRows.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { shownCosts, costTerms, costText } from '../../finance/costTexts.ts';
import type { Translate } from '../../site/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FactValue } from '../card/FactValue.tsx';
import { CompareName, ComparePicture, CompareLinks } from './CompareColumn.tsx';
import type { CarPrice } from '../../../shared/catalogue/car/carRules.ts';
import { moneyText } from '../../../shared/catalogue/moneyText.ts';

export interface CompareTableProps {
  cars: ComparedCar[];
  t: Translate;
  site: SiteContext;
  onlyDifferences: boolean;
  /** The scrolling element, for the buttons that move it. */
  region: RefObject<HTMLElement | null>;
  /** Renders the button that removes a car, shown on its picture. */
  removal: (car: ComparedCar) => ReactNode;
  /** Called when a link to a car or to similar ones is pressed. */
  onFollow?: () => void;
}

/**
 * Cars side by side, one column each with the name on top.
 * Each row is a fact, with its label first.
 */
export function CompareTable({
  cars,
  t,
  site,
  onlyDifferences,
  region,
  removal,
  onFollow,
}: CompareTableProps): ReactNode {
  const shownCars = useMemo(
    () => cars.map((car) => ({ ...carInLanguage(car, site), costs: shownCosts(car.costs, site) })),
    [cars, site],
  );
  const { facts, technical, equipment } = useMemo(
    () => compareRows(shownCars, compareWords(site, t)),
    [shownCars, site, t],
  );
  const shown = (rows: CompareRow[]): CompareRow[] => (onlyDifferences ? differingRows(rows) : rows);
  const shownTechnical = shown(technical);
  const alike = onlyDifferences && [...facts, ...technical].every(({ same }) => same);
  const columns = cars.length + 1;
  return (
    <div className="compare">
      {/* with many cars the table is wider than its box: keyboard users must be able to scroll it */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={region} className="compare-region" aria-label={t('compareTitle')} tabIndex={0}>
        <table className={`compare-table compare-table-${cars.length > 4 ? 'many' : String(cars.length)}`}>
          <caption className="visually-hidden">{t('compareTitle')}</caption>
          <colgroup>
            <col className="compare-col-label" />
            {cars.map((car) => (
              <col key={car.car_id} className="compare-col" />
            ))}
          </colgroup>
          <thead>
            <tr className="compare-pictures">
              <td />
              {cars.map((car) => (
                <td key={car.car_id}>
                  <ComparePicture car={car} t={t}>
                    {removal(car)}
                  </ComparePicture>
                </td>
              ))}
            </tr>
            <tr className="compare-names">
              <th scope="col">
                <span className="visually-hidden">{t('compareProperty')}</span>
              </th>
              {shownCars.map((car) => (
                <th key={car.car_id} scope="col">
                  <CompareName car={car} />
                </th>
              ))}
            </tr>
            <tr className="compare-ways">
              <td />
              {cars.map((car) => (
                <td key={car.car_id}>
                  <CompareLinks car={car} t={t} site={site} onFollow={onFollow} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown(facts).map((row) => (
              <FactRow key={row.name} row={row} cars={cars} t={t} />
            ))}
          </tbody>
          {shownTechnical.length > 0 && (
            <tbody>
              <GroupRow title={t('technicalData')} columns={columns} />
              {shownTechnical.map((row) => (
                <FactRow key={row.name} row={row} cars={cars} t={t} />
              ))}
            </tbody>
          )}
          {equipment.own.some((list) => list !== null) && (
            <EquipmentRows cars={cars} equipment={equipment} onlyDifferences={onlyDifferences} t={t} />
          )}
        </table>
        {alike && <p className="compare-note">{t('compareNoDifferences')}</p>}
      </section>
    </div>
  );
}

/** A heading above rows that stays visible when the table scrolls sideways. */
function GroupRow({ title, columns }: { title: string; columns: number }): ReactNode {
  return (
    <tr className="compare-group">
      <th scope="rowgroup" colSpan={columns}>
        <span className="compare-group-title">{title}</span>
      </th>
    </tr>
  );
}

/** Rows that use another key's label. */
const labels: Partial<Record<CompareRow['name'], TextKey>> = {
  price: 'comparePrice',
  place: 'comparePlace',
};

function FactRow({ row, cars, t }: { row: CompareRow; cars: ComparedCar[]; t: Translate }): ReactNode {
  const label = row.label ?? t(labels[row.name] ?? (row.name as TextKey));
  return (
    <tr className={row.name === 'price' ? 'compare-price' : undefined}>
      <th scope="row">
        <span className="compare-label">{label}</span>
      </th>
      {row.cells.map((cell, at) => (
        <td key={cars[at]?.car_id} data-label={label}>
          {cell?.struck && (
            <>
              <span className="visually-hidden">{t('regularPrice')} </span>
              <s className="compare-struck">{cell.struck}</s>
            </>
          )}
          {cell ? (
            <span className={cell.campaign ? 'compare-value compare-value-campaign' : 'compare-value'}>
              <FactValue fact={{ label, ...cell }} />
            </span>
          ) : (
            <Unknown t={t} />
          )}
          {cell?.note && <span className="compare-small"> {cell.note}</span>}
          {cell?.terms && <span className="compare-terms">{cell.terms}</span>}
          {cell?.lowest && <span className="compare-terms">{cell.lowest}</span>}
          {row.best === at && (
            <span className="compare-best">
              <Badge tone="success">{t('compareBest')}</Badge>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function Unknown({ t }: { t: Translate }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className="compare-small">
        –
      </span>
      <span className="visually-hidden">{t('compareUnknown')}</span>
    </>
  );
}

interface EquipmentRowsProps {
  cars: ComparedCar[];
  equipment: { shared: string[]; own: (string[] | null)[] };
  onlyDifferences: boolean;
  t: Translate;
}

/** Equipment that differs between the cars first, then the shared items. */
function EquipmentRows({ cars, equipment, onlyDifferences, t }: EquipmentRowsProps): ReactNode {
  const { shared, own } = equipment;
  const differs = own.some((list) => list !== null && list.length > 0);
  const sharedLabel = t(cars.length === 1 ? 'equipment' : 'compareEquipmentShared');
  if (!differs && (onlyDifferences || shared.length === 0)) return null;
  return (
    <tbody>
      <GroupRow title={t('equipment')} columns={cars.length + 1} />
      {differs && (
        <tr>
          <th scope="row">
            <span className="compare-label">{t('compareEquipmentOwn')}</span>
          </th>
          {own.map((list, at) => (
            <td key={cars[at]?.car_id} data-label={t('compareEquipmentOwn')}>
              {list === null && <Unknown t={t} />}
              {list?.length === 0 && <span className="compare-small">{t('compareEquipmentSame')}</span>}
              {list && list.length > 0 && <EquipmentList items={list} />}
            </td>
          ))}
        </tr>
      )}
      {shared.length > 0 && !onlyDifferences && (
        <tr>
          <th scope="row">
            <span className="compare-label">{sharedLabel}</span>
          </th>
          <td colSpan={cars.length} data-label={sharedLabel} className="compare-shared">
            <EquipmentList items={shared} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function EquipmentList({ items }: { items: string[] }): ReactNode {
  return (
    <ul className="compare-equipment">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Formatters for a comparison in the site's language. */
function compareWords(site: SiteContext, t: Translate): CompareWords {
  return {
    site,
    facts: { yes: t('yes'), no: t('no') },
    cost: (cost) => costText(cost, site, t),
    costTerms: (cost) => costTerms(cost, site, t),
    from: (price) => t('priceFrom', { price }),
    lowest: (price) => lowestPriceText(price, site, t),
    struckWithoutHistory: site.struckPriceWithoutHistory,
    exclVat: t('priceExclVat'),
    stars: (count) => t('ncapStarsValue', { count }),
  };
}

/** Lowest price in words: "Lägsta pris senaste 30 dagarna: 489 900 kr". */
function lowestPriceText(price: NonNullable<CarPrice['lowest']>, site: SiteContext, t: Translate): string {
  return t('lowestPrice30Days', { price: price.text || moneyText(price.amount, site.locale, site.currency) });
}
