import { memo } from 'react';
import type { ReactNode } from 'react';
import './DealerCard.css';
import { nationalPhone } from '../../../../shared/kit/text/nationalPhone.ts';
import { distanceText } from '../../../../shared/catalogue/dealers/dealerRules.ts';
import type { SiteContext } from '../../../../shared/site/SiteTypes.ts';
import { phoneHref } from '../../../../shared/kit/text/phoneHref.ts';
import type { Translate } from '../../../site/translate.ts';
import { Card, CardBody, CardLink, CardMedia } from '../../../ui/Card.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import type { DealerCardData } from '../dealerCard.ts';
import { dealerPath } from '../dealerPaths.ts';
import { OpenNow } from './OpenNow.tsx';

interface DealerCardProps {
  dealer: DealerCardData;
  t: Translate;
  site: SiteContext;
  now: number;
  /** Number of its pin on the map; null without a map. */
  number: number | null;
  /** True when its pin is selected. */
  chosen: boolean;
  priority: boolean;
  /** Called when the visitor hovers or focuses the card. */
  onPoint: ((id: string) => void) | null;
}

const sizes = '(min-width: 1280px) 440px, (min-width: 768px) 46vw, 100vw';

/**
 * A dealer in the list, as a row of few lines: its name is a link that covers it.
 * The phone number is above that link. A picture appears only if the dealer has one.
 */
export const DealerCard = memo(function DealerCard(props: DealerCardProps): ReactNode {
  const { dealer, t, site, now, number, chosen, priority, onPoint } = props;
  const point = onPoint ? { onPointerEnter: () => onPoint(dealer.id), onFocus: () => onPoint(dealer.id) } : {};
  const address = [dealer.street, dealer.city].filter(Boolean).join(', ');
  return (
    <li className="dealer-card-place" data-dealer={dealer.id} {...point}>
      <Card className={classNames('dealer-card', chosen && 'dealer-card-chosen')}>
        {dealer.image && (
          <CardMedia>
            <Picture
              src={dealer.image}
              blur={dealer.blur}
              alt=""
              width={1280}
              height={720}
              sizes={sizes}
              priority={priority}
              missingText=""
            />
          </CardMedia>
        )}
        <CardBody>
          <div className="dealer-card-line">
            <h2 className="h4 dealer-card-name">
              {number !== null && (
                <span className="dealer-card-number num" aria-hidden="true">
                  {number}
                </span>
              )}
              <CardLink href={dealerPath(site, t, dealer.slug)}>{dealer.name}</CardLink>
            </h2>
            {dealer.distance !== null && (
              <b className="dealer-card-distance">{distanceText(dealer.distance, site.locale, site.distanceUnit)}</b>
            )}
          </div>
          <p className="small muted">{address}</p>
          <div className="dealer-card-line small">
            <OpenNow schedules={dealer.hours} now={now} />
            {dealer.phone && (
              <a className="dealer-card-phone num" href={phoneHref(dealer.phone, site.phone)}>
                <Icon name="phone" size="s" />
                <span className="inline-link">{nationalPhone(dealer.phone, site.phonePlan)}</span>
              </a>
            )}
          </div>
          {dealer.brands.length > 0 && (
            <ul className="dealer-card-brands small muted" aria-label={t('dealerBrands')}>
              {dealer.brands.map((brand) => (
                <li key={brand}>{brand}</li>
              ))}
            </ul>
          )}
        </CardBody>
      </Card>
    </li>
  );
});
