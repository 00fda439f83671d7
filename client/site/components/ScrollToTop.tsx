import type { ReactNode } from 'react';
import './ScrollToTop.css';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useScrolledPast } from '../../ui/hooks/useScrolledPast.ts';
import { useTexts } from '../useSite.ts';

/** Scroll position beyond which the button is shown, px. */
const offeredBeyond = 528;

/** A button back to the top, rendered only while the page is scrolled far down. */
export function ScrollToTop(): ReactNode {
  const t = useTexts();
  const offered = useScrolledPast(offeredBeyond);
  if (!offered) return null;
  const goUp = (): void => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    // the button disappears at the top; keyboard focus moves to the page's heading
    focusPageHeading();
  };
  return <IconButton className="scroll-to-top" icon="chevron" label={t('scrollToTop')} onClick={goUp} />;
}
