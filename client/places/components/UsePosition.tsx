import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { devicePosition } from '../../browser/devicePosition.ts';
import type { PositionFault } from '../../browser/devicePosition.ts';
import type { TextKey } from '../../../shared/site/TextKey.ts';
import { useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { placeAt } from '../placesThunks.ts';

const faultTexts: Record<PositionFault, TextKey> = {
  refused: 'placePositionRefused',
  unavailable: 'placePositionUnavailable',
  timeout: 'placePositionTimeout',
};

interface UsePositionProps {
  /** Language of the place's name. */
  language: string;
  onPlace: (place: Place) => void;
  /** Called with an error text, or with "" on a new try. */
  onProblem: (text: string) => void;
}

/**
 * Button that requests the device's position.
 * The place has that position; its name is the nearest town's where one is known.
 */
export function UsePosition({ language, onPlace, onProblem }: UsePositionProps): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  const find = async (): Promise<void> => {
    onProblem('');
    setBusy(true);
    const found = await devicePosition();
    if ('fault' in found) {
      onProblem(t(faultTexts[found.fault]));
    } else {
      const latitude = roughly(found.latitude);
      const longitude = roughly(found.longitude);
      const near = await dispatch(placeAt(latitude, longitude, language));
      onPlace({ name: t('placeMyPosition'), placeId: '', region: '', ...near, latitude, longitude });
    }
    setBusy(false);
  };

  return (
    <Button variant="ghost" size="s" className="place-search-position" busy={busy} onClick={() => void find()}>
      {busy ? t('placeFindingPosition') : t('placeUsePosition')}
    </Button>
  );
}

/** Rounds degrees to about a hundred metres: accurate enough to find a dealer, but not more. */
function roughly(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
