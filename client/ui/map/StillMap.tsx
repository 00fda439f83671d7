import type { ReactNode } from 'react';
import { mapFraming, project, tilePx } from './mapFraming.ts';
import type { MapSize } from './MapSize.ts';
import type { PointMapProps } from './PointMapProps.ts';

interface StillMapProps extends Pick<
  PointMapProps,
  'points' | 'chosenId' | 'centred' | 'centre' | 'zoom' | 'maxZoom' | 'tiles'
> {
  /** Size of the map's box, px. */
  size: MapSize;
  /** Credit for the tiles, unless it is shown otherwise. */
  attribution?: string;
}

/** A drawing of a map that the visitor has not used yet: its tiles and a dot per point. Needs no map library. */
export function StillMap({ size, attribution, tiles, ...places }: StillMapProps): ReactNode {
  const { points, chosenId, centre } = places;
  if (points.length === 0 && !centre) return null;
  const framing = mapFraming(places, size);
  const scale = 2 ** framing.zoom;
  const middle = project(framing.centre);
  const left = Math.round(middle.x * scale - size.width / 2);
  const top = Math.round(middle.y * scale - size.height / 2);
  const range = (from: number, length: number): number[] => {
    const first = Math.floor(from / tilePx);
    const last = Math.floor((from + length) / tilePx);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((at) => at >= 0 && at < scale);
  };
  // the chosen one last: on top of its neighbours
  const dots = [...points].sort((a, b) => Number(a.id === chosenId) - Number(b.id === chosenId));
  return (
    <>
      <svg
        className="point-map-still"
        aria-hidden="true"
        viewBox={[left, top, size.width, size.height].join(' ')}
        preserveAspectRatio="xMidYMid slice"
      >
        {range(top, size.height).flatMap((y) =>
          range(left, size.width).map((x) => (
            <image // one px more than its place: no seams between scaled tiles
              key={`${String(x)}/${String(y)}`}
              href={tiles.replace('{z}', String(framing.zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
              x={x * tilePx}
              y={y * tilePx}
              width={tilePx + 1}
              height={tilePx + 1}
            />
          )),
        )}
        {dots.map((point) => {
          const { x, y } = project(point);
          return <circle key={point.id} cx={x * scale} cy={y * scale} r={point.id === chosenId ? 10 : 6} />;
        })}
      </svg>
      {attribution && (
        <span className="leaflet-bottom leaflet-right">
          <span className="leaflet-control-attribution">{attribution}</span>
        </span>
      )}
    </>
  );
}
