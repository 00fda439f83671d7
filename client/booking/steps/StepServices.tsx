import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useBookingFields } from '../bookingFields.ts';
import { selectServices, stepEntered } from '../state/bookingState.ts';
import { loadOffers } from '../state/bookingThunks.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { StepLoading } from '../frame/StepLoading.tsx';
import { byKey } from '../offers/byKey.ts';
import { focusFirstOffer } from '../offers/focusFirstOffer.ts';
import { announceFailure } from '../../ui/messages/announce.ts';
import { OfferCategories } from '../offers/OfferCategories.tsx';
import { OffersFailed } from '../offers/OffersFailed.tsx';
import { useOfferChoices } from '../offers/useOfferChoices.ts';

/** Step 2: services. */
export function StepServices(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectServices);
  const load = (): void => void dispatch(loadOffers('services'));
  useEffect(() => {
    if (list === 'unasked') void dispatch(loadOffers('services'));
  }, [dispatch, list]);

  if (list === 'unasked' || list === 'loading') return <StepLoading label={t('bookingServicesLoading')} />;
  return (
    <>{list === 'failed' || list.length === 0 ? <OffersFailed onRetry={load} /> : <Services categories={list} />}</>
  );
}

function Services({ categories }: { categories: OfferingCategory[] }): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const choices = useOfferChoices('service');
  const { chosen, unfinished } = choices;
  const [tried, setTried] = useState(false);
  const something = Object.values(chosen).some(({ type }) => type === 'service');
  const lacksService = tried && !something && unfinished.length === 0;
  const focusFaults = useFaultFocus();
  const goOn = (form: HTMLFormElement): void => {
    if (unfinished.length > 0) focusFaults(form, choices.showFaults);
    else if (something) dispatch(stepEntered(3));
    else {
      setTried(true);
      focusFirstOffer();
    }
  };
  return (
    <form noValidate onSubmit={byKey(goOn)}>
      <OfferCategories categories={categories} choices={choices} />
      <div className="offers-foot">
        <DamageInspection />
        <div className="offers-go">
          {lacksService && (
            <p className="form-error" ref={announceFailure}>
              {t('bookingServiceMissing')}
            </p>
          )}
          <Button type="submit">{t('bookingContinue')}</Button>
        </div>
      </div>
    </form>
  );
}

/** Link for damage, which is inspected elsewhere once the insurer knows. */
function DamageInspection(): ReactNode {
  const t = useTexts();
  const { damageHref } = useBookingFields();
  return (
    <Notice title={t('bookingDamageTitle')} heading="h3">
      <p className="small">{t('bookingDamage')}</p>
      {damageHref && (
        <TextLink href={damageHref} target="_blank" rel="noopener" arrow="none" className="damage-link">
          {t('bookingDamageLink')}
          <VisuallyHidden> ({t('bookingNewWindow')})</VisuallyHidden>
          <Icon name="external" size="s" />
        </TextLink>
      )}
    </Notice>
  );
}
