import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Translate } from '../../site/translate.ts';
import { NoQuote } from './NoQuote.tsx';
import type { quotePlaceTexts } from './quotePlaceTexts.ts';

/**
 * Replaces unavailable products.
 * Only the visible part of their reserved space stays, so that nothing visible moves.
 */
export function FailedQuote({ t, phone }: { t: Translate<typeof quotePlaceTexts>; phone: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { top, height } = element.getBoundingClientRect();
    element.style.minHeight = `${String(Math.min(height, Math.max(0, window.innerHeight - top)))}px`;
  }, []);
  return (
    <div ref={place} className="quote-body">
      <NoQuote t={t} phone={phone} />
    </div>
  );
}
