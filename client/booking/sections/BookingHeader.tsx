import type { ReactNode } from 'react';
import './BookingHeader.css';
import { carName } from '../../../shared/booking/request/describedCar.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { textField } from '../../framework/fields.ts';
import { useTexts } from '../../site/useSite.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { HeaderTitle } from '../components/HeaderTitle.tsx';
import { lateIntroduction, loadIntroduction } from '../frame/lateIntroduction.ts';
import { selectDraft } from '../state/bookingState.ts';
import { viewInSearch } from '../state/stepAddress.ts';
import { useAuthorised } from '../useAuthorised.ts';
import { useIntroduction } from '../useIntroduction.ts';

/**
 * The page's heading above the booking.
 * Before a car is known: what can be booked, links for brands booked elsewhere, and the brands. With a car: its name,
 * and whether its workshops are authorised. Above a confirmed booking, which has the page's heading, nothing.
 */
export function BookingHeader({ section: { fields } }: SectionProps): ReactNode {
  const t = useTexts();
  const draft = useAppSelector(selectDraft);
  const answer = useAuthorised(draft.car?.brand || null);
  const introduction = useIntroduction();
  if (introduction === 'none') return null;
  const { car } = draft;
  const name = car && (car.brand || car.model) !== '' ? carName(car) : '';
  return (
    <header className="wrap booking-header">
      {introduction === 'full' || (introduction === 'car' && !answer) ? (
        <LazyIntroduction fields={fields} />
      ) : (
        <>
          <HeaderTitle>
            {introduction === 'car' && name !== ''
              ? t('bookingHeaderCar', { car: name })
              : textField(fields, 'Title') || t('bookingHeaderTitle')}
          </HeaderTitle>
          {introduction === 'car' && answer?.authorised === true && (
            <p className="booking-header-text">
              <Badge tone="success" icon="check">
                {t('bookingHeaderAuthorised', { brand: answer.brand })}
              </Badge>
            </p>
          )}
          {introduction === 'car' && answer?.authorised === false && (
            <p className="booking-header-text">{t('bookingHeaderOther')}</p>
          )}
          {introduction === 'car' && draft.displayState === 1 && (
            <p className="lead booking-header-text">{t('bookingHeaderHelp')}</p>
          )}
        </>
      )}
    </header>
  );
}

/**
 * The introduction; only its title is there while its code loads.
 * Pages that open with the first step have its code from the start.
 */
function LazyIntroduction({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts();
  const { Component } = useLazyComponent(loadIntroduction);
  const Introduction = lateIntroduction.Introduction ?? Component;
  if (Introduction) return <Introduction fields={fields} />;
  return <HeaderTitle>{textField(fields, 'Title') || t('bookingHeaderTitle')}</HeaderTitle>;
}

/** Loads the section, with the introduction unless the address names a later step; the server has both. */
export async function loadBookingHeader(): Promise<typeof BookingHeader> {
  if (typeof window === 'undefined' || (viewInSearch(window.location.search) ?? 'car') === 'car') {
    await loadIntroduction();
  }
  return BookingHeader;
}
