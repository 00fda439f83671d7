import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Offering, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { fieldLimits } from '../../../shared/forms/rules/fieldLimits.ts';
import { maxMileage } from '../../../shared/forms/rules/maxMileage.ts';
import { numberText } from '../../../shared/catalogue/moneyText.ts';
import { FormField } from '../../forms/fields/FormField.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { useSelectOnFocus } from '../../ui/fields/useSelectOnFocus.ts';
import type { OfferChoices } from './useSelection.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

interface DemandFieldProps {
  offering: Offering;
  category: OfferingCategory;
  choices: OfferChoices;
}

/** Input that a ticked offering requires: a message to the workshop, or the mileage. */
export function DemandField({ offering, category, choices }: DemandFieldProps): ReactNode {
  const t = useTexts();
  const { locale, distanceUnit } = useSite();
  const isMil = distanceUnit === 'mil';
  const id = useId();
  const mileageFocus = useSelectOnFocus<HTMLInputElement>();
  /** True after a change: an untouched field is not wrong before a try to go on. */
  const written = useRef(false);
  const text = choices.typed(offering);
  const faulty = choices.isFaulty(offering);
  const mileage = choices.demandOf(offering) === 'mileage';
  const left = fieldLimits.message - text.length;
  useAnnouncement(!mileage && left < 20 ? t('bookingMessageLeft', { count: left }) : '');
  const control = {
    value: text,
    onChange: (event: { target: { value: string } }) => {
      written.current = true;
      choices.write(offering, category, event.target.value);
    },
    onBlur: () => written.current && choices.leave(offering),
  };

  if (mileage) {
    // a number field reports unreadable input such as "abc" as empty
    const mileageFault =
      text.trim() === ''
        ? t(isMil ? 'bookingMileageMissing' : 'bookingDistanceMissing')
        : t(isMil ? 'bookingMileageInvalid' : 'bookingDistanceInvalid', {
            unit: t(`bookingUnit_${distanceUnit}`),
            most: numberText(maxMileage[distanceUnit], locale),
          });
    return (
      <div className="offer-more offer-mileage">
        <FormField
          id={id}
          label={t(isMil ? 'bookingMileage' : 'bookingDistance')}
          error={faulty ? mileageFault : undefined}
          required
        >
          {(field) => (
            <span className="offer-mileage-field">
              <input {...field} {...control} {...mileageFocus} type="number" inputMode="numeric" min={0} step={1} />
              <span className="muted">{t(`bookingUnit_${distanceUnit}`)}</span>
            </span>
          )}
        </FormField>
        <p className="small muted">{t(isMil ? 'bookingMileageHelp' : 'bookingDistanceHelp')}</p>
      </div>
    );
  }
  return (
    <div className="offer-more offer-message">
      <FormField
        id={id}
        label={
          offering.name === t('bookingMessage') ? offering.name : t('bookingMessageOf', { offering: offering.name })
        }
        error={faulty ? t('bookingMessageMissing') : undefined}
        required
      >
        {(field) => (
          <textarea
            {...field}
            {...control}
            rows={2}
            maxLength={fieldLimits.message}
            placeholder={t('bookingMessage')}
          />
        )}
      </FormField>
      <span
        className={classNames('offer-counter small num', text.length >= fieldLimits.message && 'offer-counter-full')}
      >
        <span aria-hidden="true">{`${text.length}/${fieldLimits.message}`}</span>
      </span>
    </div>
  );
}
