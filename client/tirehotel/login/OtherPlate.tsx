import type { ReactNode } from 'react';
import { useAppDispatch } from '../../framework/hooks.ts';
import { useTexts } from '../../site/useSite.ts';
import { pageOpened } from '../tireHotelState.ts';

/** Link back to the search, after a mistyped registration number. */
export function OtherPlate(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  return (
    <button type="button" className="tire-action tire-action-quiet" onClick={() => dispatch(pageOpened('search'))}>
      {t('tireOtherPlate')}
    </button>
  );
}
