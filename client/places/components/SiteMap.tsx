import type { ReactNode } from 'react';
import { mapTilesHost, ownMapTiles } from '../../../shared/places/MapTiles.ts';
import { ConsentGate } from '../../site/components/ConsentGate.tsx';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { LazyPointMap } from '../../ui/map/LazyPointMap.tsx';
import type { PointMapProps } from '../../ui/map/PointMap.tsx';
import '../placesTexts.ts';

type SiteMapProps = Pick<
  PointMapProps,
  'points' | 'chosenId' | 'onChoose' | 'label' | 'centre' | 'zoom' | 'fixed' | 'className'
>;

/** Where the drawn map shows most around a single point: its towns and waters, since it has no streets. */
const drawnZoom = 10;

/**
 * A map with pins over the site's tiles. Tiles of another host stand behind the question for consent. `className`
 * gives it its height.
 */
export function SiteMap({ className, ...props }: SiteMapProps): ReactNode {
  const t = useTranslate();
  const { template, attribution, maxZoom } = useSite().map ?? ownMapTiles;
  const host = mapTilesHost(template);
  const zoom = props.zoom ?? (host === null && props.points.length === 1 ? drawnZoom : undefined);
  const map = (classOfMap: string | undefined): ReactNode => (
    <LazyPointMap
      {...props}
      className={classOfMap}
      zoom={zoom}
      tiles={template}
      attribution={attribution}
      maxZoom={maxZoom}
      failedText={t('mapFailed')}
      zoomInLabel={t('mapZoomIn')}
      zoomOutLabel={t('mapZoomOut')}
    />
  );
  if (host === null) return map(className);
  return (
    <ConsentGate provider={host} icon="pin" className={className ?? ''}>
      {() => map('point-map-filling')}
    </ConsentGate>
  );
}
