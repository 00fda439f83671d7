import type { ReactNode } from 'react';
import './TreadScale.css';
import type { TireWheel } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { advisedTreadMm, fullTreadMm, tireSeason, treadState } from '../../../shared/tirehotel/treadRules.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { limitMillimetres, measuredMillimetres } from './millimetres.ts';

/** Position of a depth on the scale, in percent: figures below keep their size at every width. */
function reach(mm: number): string {
  return `${((Math.min(Math.max(mm, 0), fullTreadMm) / fullTreadMm) * 100).toFixed(1)}%`;
}

const depthTexts = {
  unrated: 'tireDepth',
  unlawful: 'tireDepthUnlawful',
  low: 'tireDepthLow',
  good: 'tireDepthGood',
} as const;

/**
 * Tread depth on a scale up to a new tire's, with marks at the legal and the recommended minimum.
 * In a country without limits it has no marks and judges nothing.
 */
export function TreadScale({ wheel: { threadDepth, threadPattern } }: { wheel: TireWheel }): ReactNode {
  const t = useTexts();
  const { locale, tires } = useSite();
  const season = tireSeason(threadPattern);
  const limits = tires?.treadMm;
  const state = limits ? treadState(threadDepth, season, limits) : 'unrated';
  const depth = measuredMillimetres(threadDepth, locale);
  const limitMm = (state === 'unlawful' ? limits?.[season ?? 'summer'] : undefined) ?? advisedTreadMm;
  const label = t(depthTexts[state], { depth, limit: limitMillimetres(limitMm, locale) });
  const lawful = limits ? [limits.summer, season === 'summer' ? limits.summer : limits.winter, advisedTreadMm] : [];
  const marks = new Set(lawful);
  return (
    <svg className={`tread-scale tread-scale-${state}`} role="img" aria-label={label}>
      <rect className="tread-scale-ground" y="4" width="100%" height="6" rx="3" />
      <rect className="tread-scale-depth" y="4" width={reach(threadDepth)} height="6" rx="3" />
      {[...marks].map((mm) => (
        <g key={mm}>
          <rect className="tread-scale-mark" x={reach(mm)} y="1" width="2" height="12" transform="translate(-1)" />
          <text className="tread-scale-figure" x={reach(mm)} y="100%" dy="-3" textAnchor="middle">
            {limitMillimetres(mm, locale)}
          </text>
        </g>
      ))}
    </svg>
  );
}
