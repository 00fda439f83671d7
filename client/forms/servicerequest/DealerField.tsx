import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { GeoPoint } from '../../../shared/catalogue/dealers/dealerRules.ts';
import { devicePosition } from '../../browser/devicePosition.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../fields/FormField.tsx';
import { listedDealers } from './serviceDealers.ts';
import { serviceFieldId } from './serviceFields.ts';
import { serviceTexts } from './serviceTexts.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

interface DealerFieldProps {
  dealers: readonly Partial<Dealer>[];
  /** Mail address of the chosen dealer; "" for none. */
  value: string;
  onChange: (siteEmail: string) => void;
  error: string | undefined;
}

/** Choice among car dealers: by name, or by distance when the visitor gives a place. */
export function DealerField({ dealers, value, onChange, error }: DealerFieldProps): ReactNode {
  const t = useTexts(serviceTexts);
  const site = useSite();
  const [from, setFrom] = useState<GeoPoint | null>(null);
  const [busy, setBusy] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  useAnnouncement(announcement);
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
    if (value === '' && nearest?.site_email) onChange(nearest.site_email);
  };

  return (
    <div className="form-wide service-dealer">
      <FormField id={serviceFieldId('siteEmail')} label={t('orderDealer')} error={error} required>
        {(field) => (
          <select {...field} name="siteEmail" value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">{t('orderChooseDealer')}</option>
            {listed.map(({ dealer, distance }) => (
              <option key={dealer.site_email} value={dealer.site_email}>
                {dealer.site_official_name}
                {distance && ` (${distance})`}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div className="service-dealer-position">
        <Button variant="ghost" size="s" busy={busy} onClick={() => void find()}>
          {t(busy ? 'orderFindingPosition' : 'orderUsePosition')}
        </Button>
        {announcement !== '' && <p className="small muted">{announcement}</p>}
      </div>
    </div>
  );
}
