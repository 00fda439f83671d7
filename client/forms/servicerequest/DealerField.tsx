import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { devicePosition } from '../../browser/devicePosition.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { LeadField } from '../fields/LeadField.tsx';
import { useLeadField } from '../fields/useLeadField.ts';
import { useLeadForm } from '../LeadFormContext.ts';
import { listedDealers } from './serviceDealers.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

/** Choice among car dealers: by name, with scripts also by distance when the visitor gives a place. */
export function DealerField({ dealers }: { dealers: readonly Partial<Dealer>[] }): ReactNode {
  const t = useTexts();
  const site = useSite();
  const [from, setFrom] = useState<GeoPoint | null>(null);
  const [busy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useAnnouncement(announcement);
  const { isScripted } = useLeadForm();
  const { value, change } = useLeadField('siteEmail');
  const listed = listedDealers(dealers, from, site);

  const find = async (): Promise<void> => {
    setAnnouncement('');
    setBusy(true);
    const found = await devicePosition();
    setBusy(false);
    if ('fault' in found) {
      setAnnouncement(t(found.fault === 'refused' ? 'orderPositionRefused' : 'orderPositionUnavailable'));
      return;
    }
    const place = { lat: found.latitude, lng: found.longitude };
    const nearest = listedDealers(dealers, place, site)[0]?.dealer;
    setFrom(place);
    setAnnouncement(t('orderNearestFirst', { dealer: nearest?.site_official_name ?? '' }));
    if (value === '' && nearest?.site_email) change(nearest.site_email);
  };

  return (
    <div className={classNames('form-wide service-dealer service-for-car', !isScripted && 'service-dealer-plain')}>
      <LeadField name="siteEmail" required>
        {(control) => (
          <select {...control}>
            <option value="">{t('orderChooseDealer')}</option>
            {listed.map(({ dealer, distance }) => (
              <option key={dealer.site_email} value={dealer.site_email}>
                {dealer.site_official_name}
                {distance && ` (${distance})`}
              </option>
            ))}
          </select>
        )}
      </LeadField>
      {isScripted && (
        <div className="service-dealer-position">
          <Button variant="ghost" size="s" busy={busy} onClick={() => void find()}>
            {t(busy ? 'orderFindingPosition' : 'orderUsePosition')}
          </Button>
          {announcement !== '' && <p className="small muted">{announcement}</p>}
        </div>
      )}
    </div>
  );
}
