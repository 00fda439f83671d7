import type { ReactNode } from 'react';
import { mapTilesHost, ownMapTiles } from '../../../shared/places/MapTiles.ts';
import { ConsentGate } from '../../site/components/ConsentGate.tsx';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { LazyPointMap } from '../../ui/map/LazyPointMap.tsx';
import type { PointMapProps } from '../../ui/map/PointMap.tsx';
import '../placesTexts.ts';

type SiteMapProps = Pick<PointMapProps, 'points' | 'chosenId' | 'onChoose' | 'label' | 'centre' | 'zoom' | 'className'>;

/**
 * A map with pins over the site's tiles. Tiles of another host stand behind the question for consent. `className`
 * gives it its height.
 */
export function SiteMap(props: SiteMapProps): ReactNode {
  const t = useTranslate();
  const { template, attribution, maxZoom } = useSite().map ?? ownMapTiles;
  const map = (): ReactNode => (
    <LazyPointMap
      {...props}
      tiles={template}
      attribution={attribution}
      maxZoom={maxZoom}
      failedText={t('mapFailed')}
      zoomInLabel={t('mapZoomIn')}
      zoomOutLabel={t('mapZoomOut')}
    />
  );
  const host = mapTilesHost(template);
  if (host === null) return map();
  return (
    <ConsentGate provider={host} icon="pin" className={props.className ?? ''}>
      {map}
    </ConsentGate>
  );
}
