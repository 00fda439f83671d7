import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import './TireFrame.css';
import { FailureBoundary } from '../../framework/failures/FailureBoundary.tsx';
import { useAppSelector } from '../../framework/hooks.ts';
import { FailedPart } from '../../site/failures/FailedPart.tsx';
import { useTexts } from '../../site/useSite.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { TireFooter } from './TireFooter.tsx';

/**
 * Frame of every tire hotel page: its footer, and a busy overlay that blocks all input.
 * If the page fails, the footer with the contacts stays.
 */
export function TireFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useTexts();
  const { underWay: request, concealed, page } = useAppSelector(selectTireHotel);
  const underWay = concealed ? 'tireRestoring' : request;
  const content = useRef<HTMLDivElement>(null);
  const label = underWay ? t(underWay) : '';
  useAnnouncement(label, { waiting: true });
  useRestoredFocus(content, label !== '');
  return (
    <div className="tire-frame">
      <div
        ref={content}
        className="tire-frame-content"
        inert={label !== ''}
        aria-busy={label !== ''}
        data-concealed={concealed || undefined}
      >
        <FailureBoundary key={page} fallback={<FailedPart />}>
          {children}
        </FailureBoundary>
        <TireFooter />
      </div>
      {label && (
        <div className="tire-cover">
          <p className="tire-cover-text" aria-hidden="true">
            <span className="button-spinner" />
            {label}
          </p>
        </div>
      )}
    </div>
  );
}

/** Restores the focus that covered content loses, unless another element has taken it meanwhile. */
function useRestoredFocus(content: RefObject<HTMLElement | null>, covered: boolean): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (covered || !content.current) return undefined;
    const within = content.current;
    const before = focused.current;
    if (before instanceof HTMLElement && within.contains(before) && document.activeElement === document.body) {
      before.focus({ preventScroll: true });
    }
    const remember = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target : null;
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget) focused.current = null;
    };
    within.addEventListener('focusin', remember);
    within.addEventListener('focusout', forget);
    return () => {
      within.removeEventListener('focusin', remember);
      within.removeEventListener('focusout', forget);
    };
  }, [content, covered]);
}
