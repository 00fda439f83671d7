import type { ReactNode } from 'react';
import './LotFigures.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { booleanField, textField } from '../../framework/fields.ts';
import type { LotClosing as Closing } from '../moments/useLotClosing.ts';
import { lotTexts } from '../texts/lotTexts.ts';
import { LotClosing } from './LotClosing.tsx';

/** Key figures of a lot in its largest type: highest bid and closing time, then the estimate. */
export function LotFigures({ fields, closing }: { fields: Fields; closing: Closing }): ReactNode {
  const t = useTexts(lotTexts);
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
      {estimate && (
        <div className="lot-estimate small">
          <dt>{t('lotEstimate')}</dt>
          <dd>{estimate}</dd>
        </div>
      )}
    </dl>
  );
}
