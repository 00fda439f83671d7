import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import { classNames } from '../classNames.ts';
import { createMarkerHolder } from './createMarkerHolder.ts';
import type { MapPoint } from './PointMapProps.ts';

interface MapPinProps {
  point: MapPoint;
  chosen: boolean;
  onChoose?: ((id: string) => void) | undefined;
}

/** A pin: a button when points can be selected, else an image with a name. */
export function MapPin({ point, chosen, onChoose }: MapPinProps): ReactNode {
  const [{ element, icon }] = useState(() => createMarkerHolder([36, 44], [18, 43]));
  const name = point.number === undefined ? point.label : `${point.number}. ${point.label}`;
  const face = <PinFace number={point.number} />;
  const className = classNames('point-map-pin', chosen && 'point-map-pin-chosen');
  return (
    <>
      <Marker position={[point.lat, point.lng]} icon={icon} keyboard={false} zIndexOffset={chosen ? 10_000 : 0} />
      {createPortal(
        onChoose ? (
          <button
            type="button"
            className={className}
            aria-label={name}
            aria-pressed={chosen}
            title={point.label}
            data-point={point.id}
            onClick={() => onChoose(point.id)}
          >
            {face}
          </button>
        ) : (
          <span className={className} role="img" aria-label={name} title={point.label} data-point={point.id}>
            {face}
          </span>
        ),
        element,
      )}
    </>
  );
}

function PinFace({ number }: { number: number | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 44 54" width="36" height="44" aria-hidden="true" focusable="false">
      <path className="point-map-pin-shape" d="M22 52c-2-4-5-6.500-8.500-9a20 20 0 1 1 17 0C27 45.500 24 48 22 52Z" />
      {number === undefined ? (
        <circle className="point-map-pin-dot" cx="22" cy="25" r="6" />
      ) : (
        <text className="point-map-pin-number" x="22" y="30.500" textAnchor="middle">
          {number}
        </text>
      )}
    </svg>
  );
}
