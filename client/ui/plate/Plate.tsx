import type { ReactNode } from 'react';
import './Plate.css';
import { classNames } from '../classNames.ts';

/** A ring of twelve stars, as on the band of a plate. */
const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return { x: 10 + 7.5 * Math.cos(angle), y: 10 + 7.5 * Math.sin(angle) };
});

interface PlateProps {
  /** Small, for display. */
  small?: boolean;
  wrong?: boolean;
  /** The letters on the band; Sweden's when left out. */
  country?: 'S' | 'N' | 'FIN' | 'SK' | 'UK';
  children: ReactNode;
}

/** A registration plate, with the stars of the European Union where its country is in it, around a number or a field, which has the class "plate-field". */
export function Plate({ small = false, wrong = false, country = 'S', children }: PlateProps): ReactNode {
  return (
    <span className={classNames('plate', small && 'plate-small', wrong && 'plate-wrong')}>
      <span className="plate-band" aria-hidden="true">
        {country !== 'N' && country !== 'UK' && (
          <svg viewBox="0 0 20 20">
            {stars.map(({ x, y }, index) => (
              <circle key={index} cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.05" />
            ))}
          </svg>
        )}
        {country}
      </span>
      {children}
    </span>
  );
}

/** "ABC 123"; one of another form stands as it is. */
export function spacedPlate(registrationNumber: string): string {
  return registrationNumber.replace(/^(\p{L}{3})(\d\S*)$/u, '$1 $2');
}

/** A small plate with a registration number. */
export function PlateNumber({ registrationNumber }: { registrationNumber: string }): ReactNode {
  return (
    <Plate small>
      <span className="plate-number">{spacedPlate(registrationNumber)}</span>
    </Plate>
  );
}
