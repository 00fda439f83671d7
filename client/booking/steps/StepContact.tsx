import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { totalPrice } from '../../../shared/booking/steps/selectionRules.ts';
import { timeText } from '../../../shared/booking/times/timeTexts.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { PrivacyNote } from '../../site/components/PrivacyNote.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { flowReached } from '../bookingEvents.ts';
import { selectDraft, selectTotalBefore } from '../state/bookingState.ts';
import { BookingForm } from '../components/BookingForm.tsx';
import { ChosenTime } from '../times/ChosenTime.tsx';
import { announceShown } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { bookingPrice } from '../bookingPrice.ts';
import { loadWorkshopDetails } from '../state/loadWorkshopDetails.ts';
import { takeFocusOver } from '../frame/takeFocusOver.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Step 4, second part: contact details for the chosen time. */
export function StepContact(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const dispatch = useAppDispatch();
  const { outcomeUnknown, services, location, slot } = useAppSelector(selectDraft);
  const totalBefore = useAppSelector(selectTotalBefore);

  useEffect(() => {
    flowReached(5);
    void dispatch(loadWorkshopDetails());
  }, [dispatch]);

  return (
    <>
      <ChosenTime fixed={outcomeUnknown} />
      {totalBefore !== null && (
        <div className="booking-form-prices">
          <Notice
            ref={announceShown}
            title={t('contactPriceChanged', {
              total: bookingPrice(totalPrice(Object.values(services)), site),
              before: bookingPrice(totalBefore, site),
            })}
          />
        </div>
      )}
      <h3 className="h3 booking-form-title" data-view-heading="" tabIndex={-1} ref={takeFocusOver}>
        {t('contactDetails')}
        {location && slot && (
          <VisuallyHidden>
            {`: ${location.siteName}, ${timeText(slot.timeslot, site.locale, slot.isFullDay)}`}
          </VisuallyHidden>
        )}
      </h3>
      <BookingForm />
      <PrivacyNote />
    </>
  );
}
