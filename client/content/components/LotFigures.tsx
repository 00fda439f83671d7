import type { ReactNode } from 'react';
import './LotFigures.css';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { useTexts } from '../../site/useSite.ts';
import { textField } from '../../framework/fields.ts';
import { LotClosing } from './LotClosing.tsx';
import { lotTexts } from '../texts/lotTexts.ts';

/** Key figures of a lot in its largest type: highest bid and closing time, then the estimate. */
export function LotFigures({ fields }: { fields: Fields }): ReactNode {
  const t = useTexts(lotTexts);
  const bid = textField(fields, 'HighestBid');
  const bids = textField(fields, 'Bids');
  const estimate = textField(fields, 'Estimate');
  return (
    <dl className="lot-figures">
      <div>
        <dt>{t('lotHighestBid')}</dt>
        <dd>
          <b className="lot-figure num">{bid || t('lotNoBid')}</b>
          {bids && <span className="small muted">{t('lotBids', { count: Number(bids) || bids })}</span>}
        </dd>
      </div>
      <LotClosing closesAt={textField(fields, 'ClosesAt')} />
      {estimate && (
        <div className="lot-estimate small">
          <dt>{t('lotEstimate')}</dt>
          <dd>{estimate}</dd>
        </div>
      )}
    </dl>
  );
}
