import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import './UnknownOutcome.css';
import type { WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import { caseNumber } from '../../../shared/booking/request/caseNumber.ts';
import type { DayHours } from '../../../shared/catalogue/dealers/openingHours.ts';
import { hoursText } from '../../../shared/kit/time/clockText.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { usePhone } from '../../site/usePhone.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { useBookingFields } from '../bookingFields.ts';
import { bookingReset, selectDraft } from '../state/bookingState.ts';
import type { AppThunk } from '../../app/store.ts';
import { bookingFailed } from '../bookingEvents.ts';
import type { Translate } from '../../site/translate.ts';

/** Notice for an unknown outcome: known facts, workshop contact, and next steps. */
export function UnknownOutcome({ typed }: { typed: boolean }): ReactNode {
  const t = useTexts();
  const { onlyWorkshopTells = false, requestKey } = useAppSelector(selectDraft);
  const text = onlyWorkshopTells ? 'contactUnknownOnlyWorkshop' : 'contactUnknownText';
  return (
    <div className="form-wide unknown-outcome">
      <Notice tone="warning" ref={announceFailure} title={t('contactUnknown')}>
        <p className="small">{t(text)}</p>
        {!typed && <p className="small">{t('contactUnknownAgain')}</p>}
        <p className="small">{t('contactUnknownCase', { number: caseNumber(requestKey) })}</p>
      </Notice>
      <Contact />
      <StartOver />
      <p className="small muted">{t('contactUnknownKept')}</p>
    </div>
  );
}

/** Phone, mail and hours of the chosen workshop, or else the site's support contact. */
function Contact(): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const dispatch = useAppDispatch();
  const { supportPhone, supportMail } = useBookingFields();
  const { departmentId = '', siteName = '' } = useAppSelector((state) => selectDraft(state).location) ?? {};
  /** Undefined while they are being requested. */
  const [workshop, setWorkshop] = useState<WorkshopContact | null>();
  useEffect(() => {
    let gone = false;
    void dispatch(askWorkshop(departmentId)).then((found) => {
      if (!gone) setWorkshop(found);
    });
    return () => {
      gone = true;
    };
  }, [dispatch, departmentId]);
  const hasWorkshop = workshop !== undefined;
  const phone = usePhone(hasWorkshop ? workshop?.phone || supportPhone : '');
  const mail = hasWorkshop ? workshop?.email || supportMail : '';
  return (
    <div className="unknown-outcome-contact" aria-busy={!hasWorkshop}>
      <p>
        <b>{siteName}</b>
      </p>
      {workshop?.today && <p className="small">{openToday(workshop.today, locale, t)}</p>}
      <div className="unknown-outcome-ways">
        {phone.text !== '' && (
          <ButtonLink variant="secondary" href={phone.href}>
            {t(workshop?.phone ? 'contactUnknownCall' : 'contactUnknownCallUs', { phone: phone.text })}
          </ButtonLink>
        )}
        {mail !== '' && (
          <a className="inline-link" href={`mailto:${mail}`}>
            {mail}
          </a>
        )}
      </div>
    </div>
  );
}

function openToday(today: DayHours, locale: string, t: Translate): string {
  if (today.length === 0) return t('contactUnknownClosed');
  return t('contactUnknownOpen', { hours: hoursText(today, locale) });
}

function StartOver(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const startOver = (): void => {
    dispatch(bookingReset());
    window.location.assign(window.location.pathname);
  };
  return (
    <div className="unknown-outcome-again">
      <Button variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('contactUnknownNew')}
      </Button>
      {isOpen && (
        <Notice tone="warning" ref={announceFailure} title={t('contactUnknownNewWarning')}>
          <div className="unknown-outcome-ways">
            <Button variant="secondary" size="s" onClick={startOver}>
              {t('contactUnknownNewYes')}
            </Button>
            <Button variant="ghost" size="s" onClick={() => setIsOpen(false)}>
              {t('contactUnknownNewNo')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

/** Contact details of a workshop; null when the request fails. */
function askWorkshop(departmentId: string): AppThunk<Promise<WorkshopContact | null>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      return await gateways.booking.workshop(departmentId);
    } catch (error) {
      bookingFailed('workshop', error);
      return null;
    }
  };
}
