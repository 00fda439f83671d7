import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import { createMarkerHolder } from './createMarkerHolder.ts';
import type { MapPoint } from './PointMap.tsx';

interface MapClusterProps {
  at: MapPoint;
  count: number;
  /** Label of a press, with the count. */
  label: string;
  /** The points in it, for a pointer that rests on it. */
  names: string;
  onOpen: () => void;
}

/** Several points that lie too near for pins of their own; a press brings them apart. */
export function MapCluster({ at, count, label, names, onOpen }: MapClusterProps): ReactNode {
  const [{ element, icon }] = useState(() => createMarkerHolder([44, 44], [22, 22]));
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
