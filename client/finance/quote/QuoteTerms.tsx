import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { SafeHtml } from '../../../shared/kit/text/SafeHtml.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import type { AppThunk } from '../../app/store.ts';
import type { Translate } from '../../site/translate.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { RichText } from '../../ui/RichText.tsx';

/** Terms and conditions of a quote, fetched when its panel shows; hidden until loaded. */
export function QuoteTerms({ reference, wanted, t }: { reference: string; wanted: boolean; t: Translate }): ReactNode {
  const dispatch = useAppDispatch();
  const [terms, setTerms] = useState<SafeHtml | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      const text = await dispatch(loadTerms(reference));
      if (!gone) setTerms(text);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [dispatch, reference, wanted]);

  if (!terms) return null;
  return (
    <Accordion title={t('quoteTerms')} open>
      <RichText html={terms} className="quote-terms" />
    </Accordion>
  );
}

/** null when the provider does not respond. */
function loadTerms(reference: string): AppThunk<Promise<SafeHtml | null>> {
  return async (_dispatch, _getState, { gateways }) => {
    try {
      return (await gateways.finance.legal(reference)).TermsAndConditions;
    } catch {
      return null;
    }
  };
}
