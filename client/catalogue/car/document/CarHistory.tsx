import type { ReactNode } from 'react';
import { isoDay, localDay } from '../../../../shared/catalogue/car/carRules.ts';
import { factsInLanguage } from '../../../../shared/catalogue/car/factsInLanguage.ts';
import { useSite } from '../../../site/useSite.ts';
import type { PartProps } from './PartProps.ts';

/** Maximum number of events on the line, with the last one, the present. */
const maxEvents = 5;

/**
 * The car's life on a line, from its first registration to its mileage now.
 * Between them are dated facts of its history and condition, and its arrival in stock. Renders nothing for a car that has not been driven, or with a single event before now.
 */
export function CarHistory({ car, t }: PartProps): ReactNode {
  const site = useSite();
  const { car_firstregistration: registered = '', car_publishdate: published = '', car_mileage_text: mileage } = car;
  if (!car.car_is_used || !isoDay(registered) || !mileage || car.car_sale_state === 'sold') return null;
  const dated = factsInLanguage(car, site, { yes: '', no: '' }).filter(
    ({ group, text }) => (group === 'history' || group === 'condition') && isoDay(text),
  );
  const events = [
    { day: isoDay(registered), label: t('firstRegistration') },
    ...dated.map(({ text, label }) => ({ day: text, label })),
    { day: isoDay(published.slice(0, 10)), label: t('historyInStock') },
  ]
    .filter(({ day }) => day !== '')
    .sort((one, other) => one.day.localeCompare(other.day));
  if (events.length < 2) return null;
  return (
    <section id="history" className="car-detail-section">
      <h2 className="h3">{t('equipmentHistory')}</h2>
      <ol className="car-history">
        {events.slice(0, maxEvents - 1).map(({ day, label }, at) => (
          <li key={at}>
            <b>{label}</b>
            <time dateTime={day}>{localDay(day, site.locale)}</time>
          </li>
        ))}
        <li>
          <b>{t('historyNow')}</b>
          {mileage}
        </li>
      </ol>
    </section>
  );
}
