import type { ReactNode } from 'react';
import { bookingMessage } from '../../../shared/booking/bookingMessages.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import { usePhone } from '../../site/usePhone.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { useBookingFields } from '../bookingFields.ts';

interface PlateRefusalProps {
  /** The register does not have the number, or it is none. */
  failure: BookingFailure;
  /** Id of the element with the form that describes the car instead; null where none can be described. */
  describing: string | null;
}

/** Error text of a registration number that leads to no car, with the next step. */
export function PlateRefusal({ failure, describing }: PlateRefusalProps): ReactNode {
  const t = useTexts();
  const { plate } = useSite();
  const { text: phone } = usePhone(useBookingFields().supportPhone);
  return (
    <>
      {t(bookingMessage(failure).key, { example: plate.example })}{' '}
      {describing ? (
        <button
          type="button"
          className="inline-link"
          onClick={() => document.getElementById(describing)?.querySelector('input')?.focus()}
        >
          {t('describeCarTitle')}
        </button>
      ) : (
        phone && t('bookingCallUs', { phone })
      )}
    </>
  );
}
