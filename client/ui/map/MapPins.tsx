import { latLngBounds } from 'leaflet';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { clusterPoints } from './clusterPoints.ts';
import { MapPin } from './MapPin.tsx';
import type { MapPoint, PointMapProps } from './PointMapProps.ts';
import { createPortal } from 'react-dom';
import { createMarkerHolder } from './createMarkerHolder.ts';

/** Pins closer than this become a cluster, px: about the width of a pin. */
const clusterRadius = 42;
/** Padding around the points of an opened cluster, px. */
const openPadding: [number, number] = [56, 64];
/** Zoom from which points that still overlap share an address: each keeps its pin. */
const streetZoom = 14;

/** The pins of a map; with `clusterLabel`, overlapping ones form a cluster that opens on a press. */
export function MapPins({
  points,
  chosenId,
  onChoose,
  clusterLabel,
  still,
}: Pick<PointMapProps, 'points' | 'chosenId' | 'onChoose' | 'clusterLabel'> & { still: boolean }): ReactNode {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });

  const pin = (point: MapPoint): ReactNode => (
    <MapPin key={point.id} point={point} chosen={point.id === chosenId} onChoose={onChoose} />
  );
  if (!clusterLabel || zoom >= streetZoom) return points.map(pin);
  const others = points.filter(({ id }) => id !== chosenId);
  const chosen = points.find(({ id }) => id === chosenId);
  return (
    <>
      {clusterPoints(others, ({ lat, lng }) => map.project([lat, lng], zoom), clusterRadius).map((members) => {
        if (members.length === 1) return pin(members[0]);
        // at its first point: the centre of all could lie on another pin
        const bounds = latLngBounds(members.map(({ lat, lng }) => [lat, lng]));
        return (
          <MapCluster
            key={members.map(({ id }) => id).join(' ')}
            at={members[0]}
            count={members.length}
            label={clusterLabel(members.length)}
            names={members.map(({ label }) => label).join(', ')}
            onOpen={() => map.fitBounds(bounds, { padding: openPadding, animate: !still, maxZoom: streetZoom })}
          />
        );
      })}
      {chosen && pin(chosen)}
    </>
  );
}

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
function MapCluster({ at, count, label, names, onOpen }: MapClusterProps): ReactNode {
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
