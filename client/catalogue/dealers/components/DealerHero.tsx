import type { ReactNode } from 'react';
import './DealerHero.css';
import {
  addressLine,
  directionsAddress,
  mapsAddress,
  parseGeoPoint,
} from '../../../../shared/catalogue/dealers/dealerRules.ts';
import { mapTilesHost, ownMapTiles } from '../../../../shared/places/MapTiles.ts';
import { reportedCount } from '../../../../shared/catalogue/moneyText.ts';
import { PhoneLink } from '../../../site/components/PhoneLink.tsx';
import { SiteMap } from '../../../places/components/SiteMap.tsx';
import type { Translate } from '../../../site/translate.ts';
import { useSite, useTexts } from '../../../site/useSite.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import type { ShownDealer } from '../dealerDetailState.ts';
import { stockAddress } from '../stockAddress.ts';
import { dealerPicture } from '../dealerPicture.ts';
import { openText } from '../openText.ts';

type DealerHeroProps = Omit<ShownDealer, 'arrivals'>;

/** Zoom of a map with neighbours: the towns around the dealer, and waters. */
const neighbourZoom = 9;

/** The dealer's name and contact details next to its picture, or else its map. */
export function DealerHero(props: DealerHeroProps): ReactNode {
  const { dealer, departments, schedules, nearby, stockCount, workshopPath, now } = props;
  const t = useTexts();
  const site = useSite();
  const state = schedules && openText(schedules, now, site, t);
  const image = dealerPicture(dealer);
  const address = addressLine(dealer, site);
  const place = parseGeoPoint(dealer.site_geocoord);
  // on the embedded map, which has no streets, the neighbours show where the dealer is
  const hasStreets = mapTilesHost((site.map ?? ownMapTiles).template) !== null;
  const neighbours = hasStreets ? [] : nearby.map(({ id, name, point }) => ({ id, label: name, ...point }));
  const hasWorkshop = departments.some(({ group }) => group === 'Workshop');
  return (
    <section className="dealer-hero">
      {image ? (
        <div className="dealer-hero-picture">
          <Picture
            src={image}
            blur={dealer.site_primary_image?.blur_data_url}
            alt=""
            width={1280}
            height={720}
            sizes="(min-width: 1024px) 60vw, 100vw"
            priority
            missingText=""
          />
        </div>
      ) : (
        place && (
          <SiteMap
            className="dealer-hero-picture dealer-hero-map"
            points={[{ id: dealer.id, ...place, label: dealer.site_official_name }, ...neighbours]}
            chosenId={dealer.id}
            centred
            zoom={neighbours.length > 0 ? neighbourZoom : undefined}
            clusters
            label={t('dealerMapOf', { name: dealer.site_official_name })}
          />
        )
      )}
      <div className="dealer-hero-text">
        {state && (
          <p className="dealer-hero-open">
            <Badge tone={state.open ? 'success' : 'glass'}>{state.text}</Badge>
          </p>
        )}
        <h1 className="dealer-hero-name">{dealer.site_official_name}</h1>
        <ul className="dealer-hero-facts">
          {address && (
            <li>
              <Icon name="pin" />
              <a className="inline-link" href={mapsAddress(dealer)} target="_blank" rel="noopener">
                {address}
              </a>
            </li>
          )}
          {dealer.site_phone && (
            <li>
              <Icon name="phone" />
              <PhoneLink className="inline-link num" phone={dealer.site_phone} />
            </li>
          )}
          {dealer.site_email && (
            <li>
              <Icon name="mail" />
              <a className="inline-link" href={`mailto:${dealer.site_email}`}>
                {dealer.site_email}
              </a>
            </li>
          )}
        </ul>
        <div className="row">
          {site.features.stock && (
            <ButtonLink href={stockAddress(dealer, site, t)}>{stockText(stockCount, t)}</ButtonLink>
          )}
          <ButtonLink variant="secondary" icon="external" href={directionsAddress(dealer)} target="_blank">
            {t('dealerDirections')}
          </ButtonLink>
          {workshopPath && hasWorkshop && (
            <ButtonLink variant="ghost" href={workshopPath}>
              {t('dealerBookWorkshop')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

function stockText(count: number | null, t: Translate): string {
  if (count === null || count === 0) return t('dealerStockLink');
  return t('dealerStock', { count: reportedCount(count) });
}
