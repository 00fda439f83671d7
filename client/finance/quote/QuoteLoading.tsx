import type { ReactNode } from 'react';
import type { Translate } from '../../site/translate.ts';
import { Skeleton } from '../../ui/messages/Skeleton.tsx';

/** Placeholder while the products of a car load. */
export function QuoteLoading({ t }: { t: Translate }): ReactNode {
  return (
    <div className="quote-body quote-loading" aria-busy="true">
      <div className="quote-loading-tabs" aria-hidden="true" />
      <div className="quote-columns">
        <div className="quote-panel">
          <p className="quote-loading-text">
            <span className="button-spinner" aria-hidden="true" />
            {t('quoteLoading')}
          </p>
          {[0, 1, 2].map((row) => (
            <div key={row} className="quote-loading-row">
              <Skeleton short />
              <Skeleton />
              <Skeleton shape="title" />
            </div>
          ))}
        </div>
        <div className="quote-panel quote-panel-soft">
          <QuoteFigureLines />
        </div>
      </div>
    </div>
  );
}

/** Placeholders for the figures of a quote. */
export function QuoteFigureLines(): ReactNode {
  return (
    <div className="quote-loading-row" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} short={row % 3 === 2} />
      ))}
    </div>
  );
}
