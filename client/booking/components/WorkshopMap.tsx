import type { ReactNode } from 'react';
import '../texts/workshopTexts.ts';
import './WorkshopMap.css';
import type { FoundSite } from '../../../shared/booking/siteOrder.ts';
import { SiteMap } from '../../places/components/SiteMap.tsx';
import { useTranslate } from '../../site/useSite.ts';

interface WorkshopMapProps {
  /** In the order of the list, whose numbers the pins bear. */
  sites: readonly FoundSite[];
  /** Shown while there are none. */
  centre: { lat: number; lng: number };
  chosenId: string | undefined;
  onChoose: (departmentId: string) => void;
}

/** Where the workshops are. The list tells all of it in words. */
export function WorkshopMap({ sites, centre, chosenId, onChoose }: WorkshopMapProps): ReactNode {
  const t = useTranslate();
  const points = sites.map(({ departmentId, siteName, address, latitude, longitude }, index) => ({
    id: departmentId,
    lat: latitude,
    lng: longitude,
    label: siteName,
    address,
    number: index + 1,
  }));
  return (
    <SiteMap
      className="workshop-map"
      label={t('workshopMap')}
      points={points}
      centre={centre}
      chosenId={chosenId}
      onChoose={onChoose}
    />
  );
}

interface SmallMapProps {
  siteName: string;
  place: { latitude: number; longitude: number };
}

/** Where one workshop is. */
export function SmallWorkshopMap({ siteName, place }: SmallMapProps): ReactNode {
  const t = useTranslate();
  const point = { id: siteName, lat: place.latitude, lng: place.longitude, label: siteName };
  return (
    <SiteMap
      className="workshop-map-small"
      label={t('confirmedMap', { site: siteName })}
      points={[point]}
      chosenId={siteName}
      fixed
    />
  );
}
