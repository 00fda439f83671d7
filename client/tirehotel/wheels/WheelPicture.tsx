import type { ReactNode } from 'react';

const middle = 44;
/** End points of five spokes, the first upright. */
const spokes = Array.from({ length: 5 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
  return { x: middle + 21 * Math.cos(angle), y: middle + 21 * Math.sin(angle) };
});

/** Side view of a wheel, with the tread as teeth around it. Decorative. */
export function WheelPicture(): ReactNode {
  return (
    <svg className="tire-wheel" viewBox="0 0 88 88" aria-hidden="true">
      <circle cx={middle} cy={middle} r="40" className="tire-wheel-rubber" />
      <circle cx={middle} cy={middle} r="40" className="tire-wheel-tread" strokeDasharray="5 3.378" />
      <circle cx={middle} cy={middle} r="24" className="tire-wheel-rim" />
      {spokes.map(({ x, y }, index) => (
        <path
          key={index}
          className="tire-wheel-spoke"
          d={`M${String(middle)} ${String(middle)}L${x.toFixed(1)} ${y.toFixed(1)}`}
        />
      ))}
      <circle cx={middle} cy={middle} r="6" className="tire-wheel-hub" />
    </svg>
  );
}
