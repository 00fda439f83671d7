import type { ReactNode } from 'react';
import './LotFigures.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { booleanField, textField } from '../../framework/fields.ts';
import type { LotClosing as Closing } from '../moments/useLotClosing.ts';
import type { Translate } from '../../site/translate.ts';
import type { TimeLeft } from '../moments/timeLeft.ts';

interface LotFiguresProps {
  fields: Fields;
  closing: Closing;
  /** Leaves out the estimate. */
  short?: boolean;
}

/** Key figures of a lot in its largest type: highest bid and closing time, then the estimate. */
export function LotFigures({ fields, closing, short = false }: LotFiguresProps): ReactNode {
  const t = useTexts();
  const bid = textField(fields, 'HighestBid');
  const bids = textField(fields, 'Bids');
  const estimate = textField(fields, 'Estimate');
  const sold = booleanField(fields, 'Sold');
  return (
    <dl className="lot-figures">
      <div>
        <dt>{t(sold ? 'lotSoldFor' : closing.isOver ? 'lotFinalBid' : 'lotHighestBid')}</dt>
        <dd>
          <b className="lot-figure num">{bid || t('lotNoBid')}</b>
          {bids && <span className="small muted">{t('lotBids', { count: Number(bids) || bids })}</span>}
        </dd>
      </div>
      <LotClosing {...closing} />
      {estimate && !short && (
        <div className="lot-estimate small">
          <dt>{t('lotEstimate')}</dt>
          <dd>{estimate}</dd>
        </div>
      )}
    </dl>
  );
}

/** Minutes before the end from which a lot is highlighted. */
const lastMinutes = 60;

/** Closing time of a lot in its figures. */
function LotClosing({ text, left, isOver }: Closing): ReactNode {
  const t = useTexts();
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

function leftText({ days, hours, minutes, seconds }: TimeLeft, t: Translate): string {
  if (days > 0) return t('lotDaysHours', { days, hours });
  if (hours > 0) return t('lotHoursMinutes', { hours, minutes });
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}
