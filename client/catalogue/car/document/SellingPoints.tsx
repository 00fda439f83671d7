import type { ReactNode } from 'react';
import { valueLabel } from '../../../../shared/catalogue/vocabulary.ts';
import type { TextKey } from '../../../../shared/site/TextKey.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { useSite } from '../../../site/useSite.ts';
import type { PartProps } from './PartProps.ts';
import { kindTitles } from './Equipment.tsx';

const maxPoints = 3;
/** Seats from which a car is chosen for them. */
const manySeats = 6;

/** Selling points in large type: the car's best figure, equipment that sells it, then further figures. */
export function SellingPoints({ car, t }: PartProps): ReactNode {
  const { valueLabels } = useSite();
  const bestEquipment = useAppSelector((state) => state.carDetail.bestEquipment);
  const range = car.wltp_electric_range_text || car.car_electric_range_text;
  const seats = car.car_seats ?? 0;
  const figures: [TextKey, string][] = [
    range ? ['electricRange', range] : ['fuelCombined', car.car_fuel_combined_text ?? ''],
    seats >= manySeats ? ['seats', String(seats)] : ['cargoVolume', car.car_cargo_volume_text ?? ''],
    ['power', car.car_power_text ?? ''],
  ];
  const [best, ...others] = figures.filter(([, text]) => text !== '');
  const equipment = bestEquipment.map(([kind, item]): [TextKey, string] => [
    kindTitles[kind],
    valueLabel(valueLabels, 'car_equipment', item),
  ]);
  const points = [...(best ? [best] : []), ...equipment.slice(0, maxPoints - 1), ...others].slice(0, maxPoints);
  if (points.length < maxPoints) return null;
  return (
    <ul className="selling-points">
      {points.map(([label, text]) => (
        <li key={text}>
          <b>{text}</b>
          {t(label)}
        </li>
      ))}
    </ul>
  );
}
