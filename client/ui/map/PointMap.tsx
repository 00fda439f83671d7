import type { Map as LeafletMap } from 'leaflet';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl, useMap, useMapEvents } from 'react-leaflet';
import './PointMap.css';
import { classNames } from '../classNames.ts';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { useStillness } from '../hooks/useStillness.ts';
import { MapFailure } from './MapFailure.tsx';
import { mapFraming } from './mapFraming.ts';
import type { MapSize } from './MapSize.ts';
import { MapPins } from './MapPins.tsx';
import type { PointMapProps } from './PointMapProps.ts';
import { StillMap } from './StillMap.tsx';

/** The map's own size is known to ViewOfPoints, before any tile is requested. */
const noSize: MapSize = { width: 0, height: 0 };
/** Space around the chosen point, px. */
const chosenPadding: [number, number] = [48, 56];

/**
 * A map with pins. Browser only, and heavy: load it through LazyPointMap.
 * The wheel scrolls the page until the map has the focus or Ctrl is held; one finger scrolls the page, two move the
 * map.
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
  const [tilesLoaded, setTilesLoaded] = useState(false);
  const start = useMemo(() => mapFraming(props, props.drawn ?? noSize), []); // eslint-disable-line react-hooks/exhaustive-deps -- ViewOfPoints handles later ones

  useEffect(() => {
    const region = map?.getContainer();
    if (!map || !region) return undefined;
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
      attributionControl={false}
      dragging={!fingers && !fixed}
      keyboard={!fixed}
      doubleClickZoom={!fixed}
      touchZoom={!fixed}
      boxZoom={!fixed}
      zoomAnimation={!still}
      fadeAnimation={false}
      markerZoomAnimation={!still}
      inertia={!still}
    >
      {/* before tiles and pins, which would be placed twice */}
      <ViewOfPoints {...props} maxZoom={maxZoom} still={still} />
      {props.drawn && !tilesLoaded && <Drawing {...props} maxZoom={maxZoom} drawn={props.drawn} />}
      <InNextTask>
        <TileLayer
          url={tiles}
          attribution={escapeHtml(attribution)}
          maxZoom={maxZoom}
          eventHandlers={{
            tileload: () => {
              tilesSeen.current = true;
            },
            // fires when every tile in view has loaded or failed
            load: () => {
              setFailed(!tilesSeen.current);
              setTilesLoaded(true);
            },
          }}
        />
        {/* after its text, for which it would grow. Leaflet's own link would lead visitors away; its "|" would load a
            second font */}
        <AttributionControl prefix={false} />
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
      </InNextTask>
    </MapContainer>
  );
}

/** Renders its children after the browser had time for input: creating the map is one long task already. */
function InNextTask({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}

/** The drawing below the tiles, until the visitor moves the map. */
function Drawing({ drawn, attribution: _shownByMap, ...props }: PointMapProps & { drawn: MapSize }): ReactNode {
  const [moved, setMoved] = useState(false);
  const onMove = (): void => setMoved(true);
  useMapEvents({ dragstart: onMove, zoomstart: onMove });
  return !moved && <StillMap {...props} size={drawn} />;
}

/** Moves the map when other points are shown, and when the selected one is out of view. */
function ViewOfPoints({ still, ...props }: PointMapProps & { still: boolean }): null {
  const { points, chosenId, centre, zoom, maxZoom } = props;
  const map = useMap();
  const positions = points.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  const wanted = `${positions} ${centre?.lat ?? ''},${centre?.lng ?? ''} ${zoom ?? ''} ${maxZoom ?? ''}`;
  const shown = useRef('');

  useEffect(() => {
    if (shown.current === wanted) return;
    shown.current = wanted;
    const { x, y } = map.getSize();
    const framing = mapFraming(props, { width: x, height: y });
    map.setView(framing.centre, framing.zoom, { animate: false });
  });

  const chosen = points.find(({ id }) => id === chosenId);
  const chosenAt = chosen && `${chosen.lat},${chosen.lng}`;
  useEffect(() => {
    if (!chosenAt) return;
    const [lat = 0, lng = 0] = chosenAt.split(',').map(Number);
    map.panInside([lat, lng], { padding: chosenPadding, animate: !still });
  }, [map, chosenAt, still]);

  return null;
}

/** Allows wheel zoom only with focus or Ctrl, so that the map never stops page scrolling. */
function wheelAfterFocus(map: LeafletMap, region: HTMLElement): () => void {
  const decide = (event: WheelEvent): void => {
    if (event.ctrlKey || region.contains(document.activeElement)) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  region.addEventListener('wheel', decide, { capture: true, passive: true });
  return () => {
    region.removeEventListener('wheel', decide, { capture: true });
    // Leaflet leaves its last wheel timer running, which then fails on a removed map
    clearTimeout((map.scrollWheelZoom as unknown as { _timer?: number })._timer);
  };
}

/** Escapes an attribution, because Leaflet takes it as HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
