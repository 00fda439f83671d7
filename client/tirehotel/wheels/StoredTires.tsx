import type { ReactNode } from 'react';
import './StoredTires.css';
import { tireSize } from '../../../shared/tirehotel/tireHotelRules.ts';
import type { Tire } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { advisedTreadMm, lawfulTreadMm, tireSeason } from '../../../shared/tirehotel/treadRules.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDeliveredText } from '../useDeliveredText.ts';
import { limitMillimetres, measuredMillimetres } from './millimetres.ts';
import { TreadScale } from './TreadScale.tsx';
import { WheelPicture } from './WheelPicture.tsx';
import { vehicleTexts } from '../texts/vehicleTexts.ts';

/** The stored wheels with their wear and its meaning. */
export function StoredTires({ tires }: { tires: readonly Tire[] }): ReactNode {
  const t = useTexts(vehicleTexts);
  const { locale } = useSite();
  const limits = {
    summer: limitMillimetres(lawfulTreadMm.summer, locale),
    winter: limitMillimetres(lawfulTreadMm.winter, locale),
    advised: limitMillimetres(advisedTreadMm, locale),
  };
  const seasons = new Set(tires.map(({ wheel }) => tireSeason(wheel.threadPattern)));
  const [only] = seasons.size === 1 ? seasons : [null];
  const meaning =
    only === 'winter'
      ? t('tireScaleWinter', limits)
      : only === 'summer'
        ? t('tireScaleSummer', limits)
        : t('tireScale', limits);
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
          <p className="stored-tires-meaning small muted">{meaning}</p>
        </>
      )}
    </section>
  );
}

function StoredTire({ tire: { equipmentPosition, wheel } }: { tire: Tire }): ReactNode {
  const t = useTexts(vehicleTexts);
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
        <span className={classNames('stored-tire-status small', warned && 'stored-tire-warned')}>
          <Icon name={warned ? 'warning' : 'check'} size="s" />
          {delivered(wheel.threadStatusMessage)}
        </span>
      </div>
    </li>
  );
}
