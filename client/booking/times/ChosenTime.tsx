import type { ReactNode } from 'react';
import './ChosenTime.css';
import { isAuthorised } from '../../../shared/booking/workshops/siteOrder.ts';
import { capitalized, slotClockText, timeText } from '../../../shared/booking/times/timeTexts.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { contactToggled, selectDraft, selectSiteSearch } from '../state/bookingState.ts';
import { SmallWorkshopMap } from '../components/WorkshopMap.tsx';

/** The chosen workshop and time, with a link to the others while they may still be changed. */
export function ChosenTime({ fixed }: { fixed: boolean }): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const dispatch = useAppDispatch();
  const { car, location, workshop, slot } = useAppSelector(selectDraft);
  const site = useAppSelector((state) =>
    selectSiteSearch(state)?.sites.find(({ departmentId }) => departmentId === location?.departmentId),
  );
  if (!location || !slot) return null;
  return (
    <section className="chosen-time" aria-label={t('contactChosen')}>
      {workshop && <SmallWorkshopMap siteName={location.siteName} place={workshop} />}
      <div className="chosen-time-words">
        {site && car && isAuthorised(site, car.brand) && (
          <Badge tone="success" icon="check">
            {t('workshopAuthorised')}
          </Badge>
        )}
        <h3 className="h4">{location.siteName}</h3>
        {workshop && <p className="small muted">{workshop.address}</p>}
        <p className="chosen-time-time">{capitalized(timeText(slot.timeslot, locale, slot.isFullDay))}</p>
        {slot.isFullDay && (
          <p className="small">{t('contactFullDay', { clock: slotClockText(slot.timeslot, locale) })}</p>
        )}
        {!fixed && (
          <button type="button" className="text-link" onClick={() => dispatch(contactToggled(false))}>
            <Icon name="arrowLeft" size="s" className="text-link-back" />
            <span>{t('contactChange')}</span>
          </button>
        )}
      </div>
    </section>
  );
}
