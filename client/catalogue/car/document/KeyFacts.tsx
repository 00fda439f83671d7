import type { ReactNode } from 'react';
import { localDay } from '../../../../shared/catalogue/car/carRules.ts';
import type { TextKey } from '../../../../shared/site/TextKey.ts';
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

/** Key facts for a buyer, the most important first, in full rows of four. */
export function KeyFacts({ car, t }: PartProps): ReactNode {
  const { locale, plate } = useSite();
  const range = car.wltp_electric_range_text || car.car_electric_range_text;
  const facts: [TextKey, IconName, string | number | null | undefined][] = [
    ['modelYear', 'calendar', car.car_year],
    ['mileage', 'road', car.car_mileage_text],
    range ? ['electricRange', 'bolt', range] : ['fuel', 'fuel', car.car_fuel],
    ['gearbox', 'gear', car.car_gearbox],
    ['vehicleUse', 'crate', car.car_use],
    ['vehicleAxles', 'axle', car.car_axles],
    ['vehicleWeight', 'weight', car.car_gross_weight_text],
    ['drive', 'axle', car.car_drive],
    ['body', vehicleIcon(car), car.car_body],
    ['color', 'paint', car.car_color],
    ['registrationNumber', 'plate', car.car_regno && writtenPlate(car.car_regno, plate)],
    ['owners', 'person', car.car_owners],
    ['firstRegistration', 'document', localDay(car.car_firstregistration, locale)],
    ['inspectedUntil', 'check', localDay(car.car_inspected_until, locale)],
  ];
  const known = facts.filter(([, , value]) => Boolean(value));
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
