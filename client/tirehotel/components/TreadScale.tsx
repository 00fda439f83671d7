import type { ReactNode } from 'react';
import './TreadScale.css';
import {
  advisedTreadMm,
  fullTreadMm,
  lawfulTreadMm,
  tireSeason,
  treadState,
} from '../../../shared/tirehotel/treadRules.ts';
import type { TireWheel } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { useTranslate } from '../../site/useSite.ts';
import { millimetres } from './millimetres.ts';

/** Of the drawing, which is as wide as its place. */
const width = 220;
const across = (mm: number): number => (Math.min(Math.max(mm, 0), fullTreadMm) / fullTreadMm) * width;

/** A tire's tread depth on a scale from none to that of a new tire, with marks at what the law asks for and what we advise. */
export function TreadScale({ wheel: { threadDepth, threadPattern } }: { wheel: TireWheel }): ReactNode {
  const t = useTranslate();
  const season = tireSeason(threadPattern);
  const lawful = lawfulTreadMm[season ?? 'summer'];
  const state = treadState(threadDepth, season);
  const depth = millimetres(threadDepth);
  const label = {
    unlawful: () => t('tireDepthUnlawful', { depth, limit: millimetres(lawful) }),
    low: () => t('tireDepthLow', { depth, limit: millimetres(advisedTreadMm) }),
    good: () => t('tireDepthGood', { depth, limit: millimetres(advisedTreadMm) }),
  }[state]();
  return (
    <svg
      className={`tread-scale tread-scale-${state}`}
      viewBox={`0 0 ${String(width)} 14`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className="tread-scale-ground" y="4" width={width} height="6" rx="3" />
      <rect className="tread-scale-depth" y="4" width={across(threadDepth)} height="6" rx="3" />
      {[lawful, advisedTreadMm].map((mm) => (
        <rect key={mm} className="tread-scale-mark" x={across(mm) - 1} width="2" height="14" />
      ))}
    </svg>
  );
}
