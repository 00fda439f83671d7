import type { ReactNode } from 'react';
import './LotPlate.css';
import { useTexts } from '../../site/useSite.ts';
import { lotTexts } from '../texts/lotTexts.ts';

/** The number of a lot without a picture, set as a catalogue sets it. */
export function LotPlate({ number }: { number: string }): ReactNode {
  const t = useTexts(lotTexts);
  return (
    <p className="lot-plate">
      <span className="lot-number">{t('lotNumber', { number })}</span>
      <span className="lot-plate-figure num" aria-hidden="true">
        {number}
      </span>
    </p>
  );
}
