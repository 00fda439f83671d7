import type { ReactNode } from 'react';
import { mapTilesHost, ownMapTiles } from '../../../shared/places/MapTiles.ts';
import { inputRestMs, whenUsed } from '../../browser/whenUsed.ts';
import { ConsentGate } from '../../site/consent/ConsentGate.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { LazyPointMap } from '../../ui/map/LazyPointMap.tsx';
import type { PointMapProps } from '../../ui/map/PointMapProps.ts';
import { buildMapFailure } from '../buildMapFailure.ts';
import type { SitePoint } from '../buildMapFailure.ts';

export interface SiteMapProps extends Pick<
  PointMapProps,
  'chosenId' | 'onChoose' | 'label' | 'centred' | 'centre' | 'zoom' | 'fixed' | 'className'
> {
  /**
   * Points of the map. Those with an address are listed when the map fails.
   * Leave it out where the page shows the address next to the map.
   */
  points: readonly SitePoint[];
  /** Groups overlapping pins, labelled with their number. */
  clusters?: boolean;
  /** The visitor has used the page: the map need not wait for that. The same on every rendering. */
  used?: boolean;
}

/** Zoom around a single point where the drawn map shows most: towns and waters, as it has no streets. */
const drawnZoom = 8;

const onceUsed = (act: () => void): (() => void) => whenUsed(act, inputRestMs);

const atOnce: typeof onceUsed = (act) => {
  act();
  return () => undefined;
};

/**
 * A map with pins on the site's tiles; `className` sets its height.
 * Tiles of another host require consent first.
 */
export function SiteMap({ className, clusters = false, used = false, ...props }: SiteMapProps): ReactNode {
  const t = useTexts();
  const { template, attribution, maxZoom } = useSite().map ?? ownMapTiles;
  const host = mapTilesHost(template);
  const zoom = props.zoom ?? (host === null && props.points.length === 1 ? drawnZoom : undefined);
  const map = (classOfMap: string | undefined): ReactNode => (
    <LazyPointMap
      {...props}
      whenUsed={used ? atOnce : onceUsed}
      failure={buildMapFailure(props.points, t)}
      className={classOfMap}
      zoom={zoom}
      tiles={template}
      attribution={attribution}
      maxZoom={maxZoom}
      zoomInLabel={t('mapZoomIn')}
      zoomOutLabel={t('mapZoomOut')}
      clusterLabel={clusters ? (count) => t('mapCluster', { count }) : undefined}
    />
  );
  if (host === null) return map(className);
  return (
    <ConsentGate provider={host} icon="pin" className={className ?? ''}>
      {() => map('point-map-filling')}
    </ConsentGate>
  );
}
