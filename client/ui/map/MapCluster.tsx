import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import { createMarkerHolder } from './createMarkerHolder.ts';
import type { MapPoint } from './PointMapProps.ts';

interface MapClusterProps {
  at: MapPoint;
  count: number;
  /** Accessible name of the button, with the count. */
  label: string;
  /** Names of its points, shown on hover. */
  names: string;
  onOpen: () => void;
}

/** Several points that are too close for separate pins; a press zooms in until they separate. Above its point, like a pin. */
export function MapCluster({ at, count, label, names, onOpen }: MapClusterProps): ReactNode {
  const [{ element, icon }] = useState(() => createMarkerHolder([44, 44], [22, 46]));
  return (
    <>
      <Marker position={[at.lat, at.lng]} icon={icon} keyboard={false} />
      {createPortal(
        <button type="button" className="point-map-cluster num" aria-label={label} title={names} onClick={onOpen}>
          {count}
        </button>,
        element,
      )}
    </>
  );
}
