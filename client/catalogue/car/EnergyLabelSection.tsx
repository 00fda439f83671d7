import type { ReactNode } from 'react';
import type { EnergyDetails, EnergyScale } from '../../../shared/catalogue/energy/EnergyLabel.ts';

/** Energy label of a new car: consumption, emissions and costs in words, and the scale of its class. */
export function EnergyLabelSection({ label }: { label: EnergyDetails }): ReactNode {
  const { title, rows, note, scale } = label;
  return (
    <section className="car-detail-section" aria-label={title}>
      <h2 className="h3">{title}</h2>
      {scale && <Scale scale={scale} />}
      <table className="technical-table technical-table-open" aria-label={title}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{note}</p>
    </section>
  );
}

/** Units of the drawing. */
const rowHeight = 24;
const width = 240;
const pointer = { width: 56, gap: 8 };

/** Arrows of the classes, longer from class to class, and black arrows that point at those of the car. */
function Scale({ scale: { text, classes, marks } }: { scale: EnergyScale }): ReactNode {
  const room = width - marks.length * (pointer.width + pointer.gap);
  const step = (room * 0.6) / Math.max(1, classes.length - 1);
  return (
    <svg
      viewBox={`0 0 ${width} ${classes.length * rowHeight}`}
      width={width}
      fontSize="14"
      fontWeight="700"
      role="img"
      aria-label={text}
    >
      {classes.map(({ name, color }, at) => {
        const end = room * 0.4 + at * step;
        const top = at * rowHeight;
        return (
          <g key={name}>
            <path d={arrow({ from: 0, to: end, top, points: 'right' })} fill={color} />
            <text x="8" y={top + 16} fill="#111">
              {name}
            </text>
          </g>
        );
      })}
      {marks.map((at, place) => {
        const from = room + pointer.gap + place * (pointer.width + pointer.gap);
        const top = at * rowHeight;
        return (
          <g key={place}>
            <path d={arrow({ from, to: from + pointer.width, top, points: 'left' })} fill="#111" stroke="#fff" />
            <text x={from + pointer.width / 2} y={top + 16} fill="#fff">
              {classes[at]?.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface ArrowPlace {
  from: number;
  to: number;
  top: number;
  points: 'left' | 'right';
}

/** Outline of an arrow that fills a row of the scale. */
function arrow({ from, to, top, points }: ArrowPlace): string {
  const height = rowHeight - 3;
  const [base, tip] = points === 'right' ? [from, to] : [to, from];
  const neck = points === 'right' ? tip - height / 2 : tip + height / 2;
  return `M${base} ${top}H${neck}L${tip} ${top + height / 2}L${neck} ${top + height}H${base}Z`;
}
