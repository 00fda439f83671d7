import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Translate } from '../../site/translate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { closingMoment, closingText } from '../moments/closingMoment.ts';
import type { TimeLeft } from '../moments/timeLeft.ts';
import { useTimeLeft } from '../moments/useTimeLeft.ts';
import { lotTexts } from '../texts/lotTexts.ts';

/** Minutes before the end from which a lot is highlighted. */
const lastMinutes = 60;

const subscribeToNothing = (): (() => void) => () => undefined;

/** Closing time of a lot: clock time on the server, time left once the browser's clock is known. */
export function LotClosing({ closesAt }: { closesAt: string }): ReactNode {
  const t = useTexts(lotTexts);
  const { timeZone, locale } = useSite();
  const [openedAt] = useState(() => Date.now());
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const moment = useMemo(
    () => (inBrowser ? closingMoment(closesAt, openedAt, timeZone) : null),
    [inBrowser, closesAt, openedAt, timeZone],
  );
  const left = useTimeLeft(moment);
  const text = closingText(closesAt, timeZone, locale);
  if (text === '') return null;
  const minutes = left ? (left.days * 24 + left.hours) * 60 + left.minutes : null;
  const isOver = minutes === 0 && left?.seconds === 0;
  return (
    <div className="lot-closing" data-state={isOver ? 'over' : minutes !== null && minutes < lastMinutes ? 'soon' : ''}>
      <dt>{left && !isOver ? t('lotClosesIn') : t('lotCloses')}</dt>
      <dd>
        <b className="lot-figure num">{isOver ? t('lotEnded') : left ? leftText(left, t) : text}</b>
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
