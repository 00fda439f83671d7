import { latLngBounds } from 'leaflet';
import type { LatLngExpression, Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MapContainer, TileLayer, ZoomControl, useMap } from 'react-leaflet';
import './PointMap.css';
import { classNames } from '../classNames.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { useStillness } from '../useStillness.ts';
import { MapFailure } from './MapFailure.tsx';
import type { MapFailureProps } from './MapFailure.tsx';
import { MapPins } from './MapPins.tsx';

/** Something on the map. */
export interface MapPoint {
  id: string;
  /** Decimal degrees. */
  lat: number;
  lng: number;
  /** Names the point. */
  label: string;
  /** Stands on the pin; a dot without. */
  number?: number | undefined;
}

export interface PointMapProps {
  points: readonly MapPoint[];
  /** Its pin is larger and in the primary colour, and comes into view. */
  chosenId?: string | undefined;
  /** Makes the pins buttons. */
  onChoose?: ((id: string) => void) | undefined;
  /** Names the map as a region of the page. */
  label: string;
  /** Address of one tile with {z}, {x} and {y} in it. */
  tiles: string;
  /** Who made the tiles; plain text. */
  attribution: string;
  /** Shown instead of the map when its code or every tile fails. */
  failure: MapFailureProps;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Joins pins that would overlap, and names such a group by the number of its points. */
  clusterLabel?: ((count: number) => string) | undefined;
  /** Shown while there are no points: Stockholm when left out. */
  centre?: { lat: number; lng: number } | undefined;
  /** 12 without points and 15 for one, when left out. */
  zoom?: number | undefined;
  /** The closest zoom of the tiles. */
  maxZoom?: number | undefined;
  /** A picture of the place: nothing zooms or moves it, and the focus passes it over. */
  fixed?: boolean | undefined;
  /** Give the map a height or a ratio with it. */
  className?: string | undefined;
}

const stockholm = { lat: 59.33, lng: 18.07 };
const townZoom = 12;
const streetZoom = 15;
const fitPadding: [number, number] = [48, 56];

/**
 * A map with pins. For browsers only, and heavy: load it through LazyPointMap.
 * The wheel scrolls the page until the map has the focus or Ctrl is held; fingers scroll the page, two of them move
 * the map.
 */
export function PointMap(props: PointMapProps): ReactNode {
  const {
    points,
    chosenId,
    onChoose,
    label,
    tiles,
    attribution,
    failure,
    maxZoom = 19,
    fixed = false,
    className,
  } = props;
  const still = useStillness();
  const fingers = useMediaQuery('(pointer: coarse)', false);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [failed, setFailed] = useState(false);
  const tilesSeen = useRef(false);
  const start = useMemo(() => firstView(props), []); // eslint-disable-line react-hooks/exhaustive-deps -- later ones are ViewOfPoints' matter

  useEffect(() => {
    const region = map?.getContainer();
    if (!map || !region) return undefined;
    map.attributionControl.setPrefix(false); // Leaflet's own link leads visitors away
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', label);
    return fixed ? undefined : wheelAfterFocus(map, region);
  }, [map, label, fixed]);

  if (failed) return <MapFailure {...failure} />;
  return (
    <MapContainer
      ref={setMap}
      className={classNames('point-map', className)}
      center={start.centre}
      zoom={start.zoom}
      maxZoom={maxZoom}
      scrollWheelZoom={false}
      zoomControl={false}
      dragging={!fingers && !fixed}
      keyboard={!fixed}
      doubleClickZoom={!fixed}
      touchZoom={!fixed}
      boxZoom={!fixed}
      zoomAnimation={!still}
      fadeAnimation={!still}
      markerZoomAnimation={!still}
      inertia={!still}
    >
      <TileLayer
        url={tiles}
        attribution={escapeHtml(attribution)}
        maxZoom={maxZoom}
        eventHandlers={{
          tileload: () => {
            tilesSeen.current = true;
          },
          // comes when every tile in view has ended, well or not
          load: () => setFailed(!tilesSeen.current),
        }}
      />
      {!fixed && (
        <ZoomControl
          key={`${props.zoomInLabel} ${props.zoomOutLabel}`}
          position="topright"
          zoomInTitle={props.zoomInLabel}
          zoomOutTitle={props.zoomOutLabel}
        />
      )}
      <MapPins
        points={points}
        chosenId={chosenId}
        onChoose={onChoose}
        clusterLabel={props.clusterLabel}
        still={still}
      />
      <ViewOfPoints {...props} maxZoom={maxZoom} still={still} />
    </MapContainer>
  );
}

type ViewWanted = Pick<PointMapProps, 'points' | 'centre' | 'zoom' | 'maxZoom'>;

function firstView({ points, centre = stockholm, zoom, maxZoom = 19 }: ViewWanted): {
  centre: LatLngExpression;
  zoom: number;
} {
  const [only] = points;
  const wanted = zoom ?? (only ? streetZoom : townZoom);
  return { centre: only ? [only.lat, only.lng] : [centre.lat, centre.lng], zoom: Math.min(wanted, maxZoom) };
}

/** Moves the map when other points are shown, and when the chosen one is out of view. */
function ViewOfPoints({ points, chosenId, centre, zoom, maxZoom, still }: PointMapProps & { still: boolean }): null {
  const map = useMap();
  const place = centre ?? stockholm;
  const positions = points.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  const wanted = `${positions} ${place.lat},${place.lng} ${zoom ?? ''} ${maxZoom ?? ''}`;
  const shown = useRef('');

  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    if (points.length > 1) {
      const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
      map.fitBounds(bounds, {
        padding: fitPadding,
        maxZoom: zoom ?? Math.min(townZoom, maxZoom ?? townZoom),
        animate: false,
      });
      return;
    }
    const view = firstView({ points, centre: place, zoom, maxZoom });
    map.setView(view.centre, view.zoom, { animate: false });
  });

  const chosen = points.find(({ id }) => id === chosenId);
  const chosenAt = chosen && `${chosen.lat},${chosen.lng}`;
  useEffect(() => {
    if (!chosenAt) return;
    const [lat = 0, lng = 0] = chosenAt.split(',').map(Number);
    map.panInside([lat, lng], { padding: fitPadding, animate: !still });
  }, [map, chosenAt, still]);

  return null;
}

/** Lets the wheel zoom only while the map has the focus or Ctrl is held, so that it never stops a page's scrolling. */
function wheelAfterFocus(map: LeafletMap, region: HTMLElement): () => void {
  const decide = (event: WheelEvent): void => {
    if (event.ctrlKey || region.contains(document.activeElement)) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  region.addEventListener('wheel', decide, { capture: true, passive: true });
  return () => {
    region.removeEventListener('wheel', decide, { capture: true });
    // Leaflet leaves its timer of the last turn running, which then fails on a map that has gone
    clearTimeout((map.scrollWheelZoom as unknown as { _timer?: number })._timer);
  };
}

/** Leaflet takes attributions as HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
