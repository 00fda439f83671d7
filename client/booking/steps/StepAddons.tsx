import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { useFaultFocus } from '../../forms/fields/useFaultFocus.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { addonsDecided, selectAddons, stepEntered } from '../state/bookingState.ts';
import { loadAddonsOrSkip } from '../state/bookingThunks.ts';
import { StepLoading } from '../frame/StepLoading.tsx';
import { byKey } from '../offers/byKey.ts';
import { OfferCategories } from '../offers/OfferCategories.tsx';
import { useOfferChoices } from '../offers/useOfferChoices.ts';

/** Step 3: add-ons. Skipped when there are none; when reopened it must be decided again. */
export function StepAddons(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectAddons);
  useEffect(() => {
    void dispatch(loadUnlessThere);
  }, [dispatch]);

  if (!Array.isArray(list) || list.length === 0) return <StepLoading label={t('bookingAddonsLoading')} />;
  return <Addons categories={list} />;
}

const loadUnlessThere: AppThunk<Promise<void>> = async (dispatch, getState) => {
  const list = selectAddons(getState());
  if (!Array.isArray(list) || list.length === 0) await dispatch(loadAddonsOrSkip());
};

function Addons({ categories }: { categories: OfferingCategory[] }): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const choices = useOfferChoices('addon');
  const { chosen, unfinished } = choices;
  const something = Object.values(chosen).some(({ type }) => type === 'addon') || unfinished.length > 0;
  const focusFaults = useFaultFocus();
  const goOn = (form: HTMLFormElement): void => {
    if (unfinished.length > 0) {
      focusFaults(form, choices.showFaults);
      return;
    }
    dispatch(addonsDecided(something));
    dispatch(stepEntered(4));
  };
  return (
    <form noValidate onSubmit={byKey(goOn)}>
      <OfferCategories categories={categories} choices={choices} allOpen />
      <div className="offers-go">
        <Button type="submit">{t(something ? 'bookingContinue' : 'bookingWithoutAddons')}</Button>
      </div>
    </form>
  );
}
