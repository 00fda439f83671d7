import { memo, useDeferredValue, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './WorkshopMap.css';
import type { FoundSite } from '../../../shared/booking/workshops/siteOrder.ts';
import { LateSiteMap } from '../../places/components/LateSiteMap.tsx';
import { useTexts } from '../../site/useSite.ts';
import type { OpenWorkshops } from '../times/createOpenWorkshops.ts';

interface WorkshopMapProps {
  /** In list order; the pins show the list's numbers. */
  sites: readonly FoundSite[];
  /** Centre while there are none. */
  lat: number;
  lng: number;
  /** The one opened last is marked on the map. */
  opened: OpenWorkshops;
  onChoose: (departmentId: string) => void;
}

/**
 * Map of the workshops. The list has the same information as text.
 * Opening a workshop renders it later than the list: its pins take longer.
 */
export function WorkshopMap({ opened, ...props }: WorkshopMapProps): ReactNode {
  const latest = useSyncExternalStore(opened.subscribe, opened.latest, opened.latest);
  return <NumberedMap {...props} chosenId={useDeferredValue(latest)} />;
}

interface NumberedMapProps extends Omit<WorkshopMapProps, 'opened'> {
  chosenId: string | undefined;
}

const NumberedMap = memo(function NumberedMap({ sites, lat, lng, chosenId, onChoose }: NumberedMapProps): ReactNode {
  const t = useTexts();
  const points = sites.map(({ departmentId, siteName, address, latitude, longitude }, index) => ({
    id: departmentId,
    lat: latitude,
    lng: longitude,
    label: siteName,
    address,
    number: index + 1,
  }));
  return (
    <LateSiteMap
      className="workshop-map"
      label={t('workshopMap')}
      points={points}
      centre={{ lat, lng }}
      chosenId={chosenId}
      onChoose={onChoose}
    />
  );
});

interface SmallMapProps {
  siteName: string;
  place: { latitude: number; longitude: number };
}

/** Map of one workshop. */
export function SmallWorkshopMap({ siteName, place }: SmallMapProps): ReactNode {
  const t = useTexts();
  const point = { id: siteName, lat: place.latitude, lng: place.longitude, label: siteName };
  return (
    <LateSiteMap
      className="workshop-map-small"
      label={t('confirmedMap', { site: siteName })}
      points={[point]}
      chosenId={siteName}
      fixed
    />
  );
}
