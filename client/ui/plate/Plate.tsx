import type { ReactNode } from 'react';
import './Plate.css';
import { classNames } from '../classNames.ts';

/** A ring of twelve stars, as on the band of a plate. */
const stars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return { x: 10 + 7.5 * Math.cos(angle), y: 10 + 7.5 * Math.sin(angle) };
});

export interface PlateProps {
  /** Colour and band of the country's plates. */
  look: { color?: 'yellow'; band?: { letters: string; stars: boolean } };
  /** Small variant, for display. */
  small?: boolean;
  wrong?: boolean;
  children: ReactNode;
}

/** A registration plate around a number or an input with the class "plate-field". */
export function Plate({ look: { color, band }, small = false, wrong = false, children }: PlateProps): ReactNode {
  return (
    <span className={classNames('plate', color && 'plate-yellow', small && 'plate-small', wrong && 'plate-wrong')}>
      {band && (
        <span className="plate-band" aria-hidden="true">
          {band.stars && (
            <svg viewBox="0 0 20 20">
              {stars.map(({ x, y }, index) => (
                <circle key={index} cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.05" />
              ))}
            </svg>
          )}
          {band.letters}
        </span>
      )}
      {children}
    </span>
  );
}
