import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './SummaryDrawer.css';
import { totalPrice } from '../../../shared/booking/steps/selectionRules.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { Translate } from '../../site/translate.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';
import { inputRestMs, whenUsed } from '../../browser/whenUsed.ts';
import { lockScroll } from '../../ui/overlay/lockScroll.ts';
import { useCloseOnBack } from '../../ui/overlay/useCloseOnBack.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { selectDraft } from '../state/bookingState.ts';
import { bookingPrice } from '../bookingPrice.ts';
import { LazySummary } from './LazySummary.tsx';
import { SummaryLoading } from './SummaryLoading.tsx';
import { loadSummary, wideScreen } from './lateSummary.ts';
import { useDrawerDrag } from './useDrawerDrag.ts';
import { Announcer } from '../../ui/messages/Announcer.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

/**
 * Summary on narrow screens: a bar with the total at the bottom of the window, and a drawer.
 * Dragging is a shortcut for the two buttons.
 */
export function SummaryDrawer(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const titleId = useId();
  const { services, slot } = useAppSelector(selectDraft);
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const dragUp = useDrawerDrag(false, bar, setOpen);
  const dragDown = useDrawerDrag(true, sheet, setOpen);
  useSheet(sheet, open, setOpen);
  useCloseOnBack(open, () => setOpen(false));
  useEffect(() => whenUsed(() => void loadSummary().catch(() => undefined), inputRestMs), []); // loaded again when it opens
  // a change from inside the drawer closes it and shows on the page
  const [timeBefore, setTimeBefore] = useState(slot);
  if (slot !== timeBefore) {
    setTimeBefore(slot);
    setOpen(false);
  }
  const amount = bookingPrice(totalPrice(Object.values(services)), site);

  const count = countText(services, t);
  useAnnouncement(`${count}: ${amount}`);

  return (
    <>
      <button
        type="button"
        className="summary-bar"
        ref={bar}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...dragUp}
      >
        <VisuallyHidden>{`${t('bookingShowSummary')}: `}</VisuallyHidden>
        <span className="summary-bar-words">
          <b>{t('bookingSummary')}</b>
          <span className="small muted">{count}</span>
        </span>
        <span className="summary-amount num">{amount}</span>
      </button>
      <dialog
        className="summary-sheet"
        ref={sheet}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
      >
        {open && (
          <>
            <div className="summary-sheet-head" {...dragDown}>
              <h2 id={titleId} className="summary-sheet-title">
                {t('bookingSummary')}
              </h2>
              <button type="button" className="summary-hide" onClick={() => setOpen(false)}>
                <span>{t('bookingHide')}</span>
                <Icon name="chevron" size="s" />
              </button>
            </div>
            <Announcer />
            <div className="summary-sheet-body">
              <SheetSummary />
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

/** The summary in the opened sheet, which has a height of its own: renders after the frame of the press. */
function SheetSummary(): ReactNode {
  return useDeferredValue(true, false) ? <LazySummary /> : <SummaryLoading />;
}

/** Opens and closes the dialog with the state: the browser keeps the focus inside and restores it. */
function useSheet(sheet: { current: HTMLDialogElement | null }, open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const dialog = sheet.current;
    if (!open || !dialog) return undefined;
    // before showModal(), which calculates the layout that the lock would change again
    const unlock = lockScroll();
    dialog.showModal();
    const wide = window.matchMedia(wideScreen);
    const handleOutsidePress = (event: MouseEvent): void => {
      // checks the position too: a drag across several elements ends with a click on their common ancestor
      const above = event.clientY < dialog.getBoundingClientRect().top;
      if (event.target === dialog && above) setOpen(false);
    };
    const onWide = (): void => {
      if (wide.matches) setOpen(false); // the panel shows there
    };
    dialog.addEventListener('click', handleOutsidePress);
    wide.addEventListener('change', onWide);
    return () => {
      dialog.removeEventListener('click', handleOutsidePress);
      wide.removeEventListener('change', onWide);
      unlock();
      dialog.close();
    };
  }, [sheet, open, setOpen]);
}

/** Number of choices: "2 tjänster, 1 tillval". */
function countText(services: ReturnType<typeof selectDraft>['services'], t: Translate): string {
  const count = (type: 'service' | 'addon'): number =>
    Object.values(services).filter((selection) => selection.type === type).length;
  const [serviceCount, addonCount] = [count('service'), count('addon')];
  if (serviceCount + addonCount === 0) return t('bookingNothingYet');
  return [
    serviceCount > 0 && t('bookingServiceCount', { count: serviceCount }),
    addonCount > 0 && t('bookingAddonCount', { count: addonCount }),
  ]
    .filter(Boolean)
    .join(', ');
}
