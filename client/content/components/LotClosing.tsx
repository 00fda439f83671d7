import type { ReactNode } from 'react';
import type { Translate } from '../../site/translate.ts';
import { useTexts } from '../../site/useSite.ts';
import type { TimeLeft } from '../moments/timeLeft.ts';
import type { LotClosing as Closing } from '../moments/useLotClosing.ts';
import { lotTexts } from '../texts/lotTexts.ts';

/** Minutes before the end from which a lot is highlighted. */
const lastMinutes = 60;

/** Closing time of a lot in its figures. */
export function LotClosing({ text, left, isOver }: Closing): ReactNode {
  const t = useTexts(lotTexts);
  if (text === '') return null;
  const minutes = left ? (left.days * 24 + left.hours) * 60 + left.minutes : null;
  return (
    <div className="lot-closing" data-state={isOver ? 'over' : minutes !== null && minutes < lastMinutes ? 'soon' : ''}>
      <dt>{t(isOver ? 'lotEnded' : left ? 'lotClosesIn' : 'lotCloses')}</dt>
      <dd>
        {isOver ? <b>{text}</b> : <b className="lot-figure num">{left ? leftText(left, t) : text}</b>}
        {left && !isOver && <span className="small muted">{text}</span>}
      </dd>
    </div>
  );
}

function leftText({ days, hours, minutes, seconds }: TimeLeft, t: Translate<typeof lotTexts>): string {
  if (days > 0) return t('lotDaysHours', { days, hours });
  if (hours > 0) return t('lotHoursMinutes', { hours, minutes });
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}
