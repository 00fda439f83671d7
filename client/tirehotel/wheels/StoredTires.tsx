import type { ReactNode } from 'react';
import './StoredTires.css';
import { tireSize } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { Tire } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { advisedTreadMm, tireSeason } from '../../../shared/tirehotel/treadRules.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDeliveredText } from '../useDeliveredText.ts';
import { limitMillimetres, measuredMillimetres } from './millimetres.ts';
import { changeAdvised } from './TireWarning.tsx';
import { TreadScale } from './TreadScale.tsx';

/** The stored wheels with their wear and its meaning. */
export function StoredTires({ tires }: { tires: readonly Tire[] }): ReactNode {
  const t = useTexts();
  return (
    <section className="tire-panel">
      <h2 className="tire-panel-title">{t('tireStored')}</h2>
      {tires.length === 0 ? (
        <p className="muted">{t('tireNoneStored')}</p>
      ) : (
        <>
          <ul className="stored-tires">
            {tires.map((tire, index) => (
              <StoredTire key={index} tire={tire} />
            ))}
          </ul>
          <ScaleMeaning tires={tires} />
        </>
      )}
    </section>
  );
}

/** Explains the marks of the scales, which a country without limits does not have. */
function ScaleMeaning({ tires }: { tires: readonly Tire[] }): ReactNode {
  const t = useTexts();
  const { locale, tires: law } = useSite();
  if (!law?.treadMm) return null;
  const written = (mm: number): string => limitMillimetres(mm, locale);
  const { summer, winter } = law.treadMm;
  const key = summer === winter ? 'tireScaleAll' : scaleText(tires);
  const limits = { summer: written(summer), winter: written(winter), advised: written(advisedTreadMm) };
  return <p className="stored-tires-meaning small muted">{t(key, limits)}</p>;
}

function scaleText(tires: readonly Tire[]): 'tireScale' | 'tireScaleWinter' | 'tireScaleSummer' {
  const seasons = new Set(tires.map(({ wheel }) => tireSeason(wheel.threadPattern)));
  const [only] = seasons.size === 1 ? seasons : [null];
  if (only === 'winter') return 'tireScaleWinter';
  return only === 'summer' ? 'tireScaleSummer' : 'tireScale';
}

function StoredTire({ tire: { equipmentPosition, wheel } }: { tire: Tire }): ReactNode {
  const t = useTexts();
  const { locale } = useSite();
  const delivered = useDeliveredText();
  const warned = wheel.threadStatusId > 0;
  return (
    <li className="stored-tire">
      <WheelPicture />
      <div className="stored-tire-words">
        <span className="small muted">{delivered(equipmentPosition)}</span>
        <b>{wheel.name}</b>
        <span className="small muted">
          {[delivered(wheel.threadPattern), tireSize(wheel)].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className="stored-tire-tread">
        <b className="stored-tire-depth">{t('tireDepth', { depth: measuredMillimetres(wheel.threadDepth, locale) })}</b>
        <TreadScale wheel={wheel} />
        <span
          className={classNames(
            'stored-tire-status small',
            warned && 'stored-tire-warned',
            wheel.threadStatusId > changeAdvised && 'stored-tire-worn',
          )}
        >
          <Icon name={warned ? 'warning' : 'check'} size="s" />
          {delivered(wheel.threadStatusMessage)}
        </span>
      </div>
    </li>
  );
}

const middle = 44;
/** End points of five spokes, the first upright. */
const spokes = Array.from({ length: 5 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
  return { x: middle + 21 * Math.cos(angle), y: middle + 21 * Math.sin(angle) };
});

/** Side view of a wheel, with the tread as teeth around it. Decorative. */
function WheelPicture(): ReactNode {
  return (
    <svg className="tire-wheel" viewBox="0 0 88 88" aria-hidden="true">
      <circle cx={middle} cy={middle} r="40" className="tire-wheel-rubber" />
      <circle cx={middle} cy={middle} r="40" className="tire-wheel-tread" strokeDasharray="5 3.378" />
      <circle cx={middle} cy={middle} r="24" className="tire-wheel-rim" />
      {spokes.map(({ x, y }, index) => (
        <path
          key={index}
          className="tire-wheel-spoke"
          d={`M${String(middle)} ${String(middle)}L${x.toFixed(1)} ${y.toFixed(1)}`}
        />
      ))}
      <circle cx={middle} cy={middle} r="6" className="tire-wheel-hub" />
    </svg>
  );
}
