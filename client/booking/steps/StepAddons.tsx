import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import { useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { addonsDecided, selectAddons, stepEntered } from '../bookingState.ts';
import { loadAddonsOrSkip } from '../bookingThunks.ts';
import { StepLoading } from '../frame/StepLoading.tsx';
import { focusUnfinished } from '../offers/focusUnfinished.ts';
import { OfferCategories } from '../offers/OfferCategories.tsx';
import { useOfferChoices } from '../offers/useOfferChoices.ts';

/** Step 3: what else is wished. Without add-ons it is passed over; opened again it asks again. */
export function StepAddons(): ReactNode {
  const t = useTranslate();
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
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const choices = useOfferChoices('addon');
  const { chosen, unfinished } = choices;
  const something = Object.values(chosen).some(({ type }) => type === 'addon') || unfinished.length > 0;
  const goOn = (hasAddons: boolean): void => {
    const [first] = unfinished;
    if (first !== undefined) {
      choices.showFaults();
      focusUnfinished(first);
      return;
    }
    dispatch(addonsDecided(hasAddons));
    dispatch(stepEntered(4));
  };
  return (
    <>
      <OfferCategories categories={categories} choices={choices} allOpen />
      <div className="offers-go">
        <Button variant="ghost" disabled={something} onClick={() => goOn(false)}>
          {t('bookingWithoutAddons')}
        </Button>
        <Button disabled={!something} onClick={() => goOn(true)}>
          {t('bookingContinue')}
        </Button>
      </div>
    </>
  );
}
