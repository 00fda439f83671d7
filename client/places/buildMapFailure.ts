import { directionsAddress } from '../../shared/catalogue/dealers/dealerRules.ts';
import type { Translate } from '../site/translate.ts';
import type { MapFailureProps } from '../ui/map/MapFailure.tsx';
import type { MapPoint } from '../ui/map/PointMapProps.ts';

/** A point of a map. Points with an address are listed when the map fails. */
export type SitePoint = MapPoint & { address?: string };

/** Builds what replaces a failed map: its points with an address, with directions to them. */
export function buildMapFailure(points: readonly SitePoint[], t: Translate): MapFailureProps {
  const ways = points.flatMap(({ id, label, address }) =>
    address
      ? [{ id, name: label, address, href: directionsAddress({ site_official_name: label, site_street: address }) }]
      : [],
  );
  return { text: t('mapFailed'), ways, directionsLabel: t('mapDirections') };
}
