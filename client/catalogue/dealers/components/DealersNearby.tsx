import type { ReactNode } from 'react';
import './DealersNearby.css';
import { distanceText } from '../../../../shared/catalogue/dealers/dealerRules.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { NearbyDealer } from '../dealerDetailState.ts';
import { dealerListPath, dealerPath } from '../dealerPaths.ts';

/** Links to the nearest other dealers, with their distances. */
export function DealersNearby({ dealers }: { dealers: readonly NearbyDealer[] }): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <section className="dealers-nearby" aria-labelledby="dealers-nearby">
      <h2 id="dealers-nearby" className="h3">
        {t('dealersNearby')}
      </h2>
      <ul>
        {dealers.map(({ id, slug, name, distance }) => (
          <li key={id}>
            <a href={dealerPath(site, t, slug)}>{name}</a>
            <span className="small muted num">{distanceText(distance, site.locale, site.distanceUnit)}</span>
          </li>
        ))}
      </ul>
      <TextLink href={dealerListPath(site, t)}>{t('allDealers')}</TextLink>
    </section>
  );
}
