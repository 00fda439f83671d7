import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { pageOpened, selectTireHotel } from '../tireHotelState.ts';
import { tireTexts } from '../texts/tireTexts.ts';

/** Link back to the search, after a mistyped registration number. */
export function OtherPlate(): ReactNode {
  const t = useTexts(tireTexts);
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => selectTireHotel(state).underWay !== null);
  return (
    <button
      type="button"
      className="tire-action tire-action-quiet"
      disabled={busy}
      onClick={() => dispatch(pageOpened('search'))}
    >
      {t('tireOtherPlate')}
    </button>
  );
}
