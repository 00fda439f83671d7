import type { ReactNode } from 'react';
import { factsOn } from '../../../../shared/catalogue/car/carFacts.ts';
import type { CarFactName, FactOn } from '../../../../shared/catalogue/car/carFacts.ts';
import { factText } from '../../../../shared/catalogue/car/factText.ts';
import { writtenPlate } from '../../../../shared/site/writtenPlate.ts';
import { swatchKey, valueLabel } from '../../../../shared/catalogue/vocabulary.ts';
import { useSite } from '../../../site/useSite.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/iconShapes.ts';
import { vehicleIcon } from '../../card/vehicleIcon.ts';
import type { PartProps } from './PartProps.ts';

/** Facts of a row on a wide screen; a last row is left out unless it is full. */
const factsPerRow = 4;

type KeyFact = FactOn<'keyFacts'>;

const icons: Readonly<Record<Exclude<KeyFact, 'body'>, IconName>> = {
  modelYear: 'calendar',
  mileage: 'road',
  fuel: 'fuel',
  gearbox: 'gear',
  vehicleUse: 'crate',
  vehicleAxles: 'axle',
  vehicleWeight: 'weight',
  drive: 'axle',
  color: 'paint',
  registrationNumber: 'plate',
  owners: 'person',
  firstRegistration: 'document',
  inspectedUntil: 'check',
};

/** Key facts for a buyer, the most important first, in full rows of four. */
export function KeyFacts({ car, t }: PartProps): ReactNode {
  const site = useSite();
  const range = car.wltp_electric_range_text || car.car_electric_range_text;
  const facts = factsOn('keyFacts').map((name): [CarFactName, IconName, string] => {
    if (name === 'fuel' && range) return ['electricRange', 'bolt', range];
    if (name === 'body') return [name, vehicleIcon(car), factText(name, car, site)];
    const value = factText(name, car, site);
    const isPlate = name === 'registrationNumber' && value !== '';
    return [name, icons[name], isPlate ? writtenPlate(value, site.plate) : value];
  });
  const known = facts.filter(([, , value]) => value !== '' && value !== '0');
  const whole = known.length - (known.length % factsPerRow);
  return (
    <dl className="key-facts">
      {known.slice(0, whole || known.length).map(([label, icon, value]) => (
        <div key={label} className="key-fact">
          <dt>
            {label === 'color' ? <ColourSwatch /> : <Icon name={icon} />}
            {t(label)}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The car's colour as a disc; an icon for a colour that no vocabulary has. */
function ColourSwatch(): ReactNode {
  const { valueLabels } = useSite();
  const colour = useAppSelector((state) => state.carDetail.car?.car_color ?? '');
  const fill = valueLabel(valueLabels, swatchKey, colour);
  if (!fill.startsWith('#')) return <Icon name="paint" />;
  return (
    <svg className="icon key-fact-colour" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" fill={fill} />
    </svg>
  );
}
