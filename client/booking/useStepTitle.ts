import { useEffect } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import { useTranslate } from '../site/useSite.ts';
import type { BookingView } from './stepAddress.ts';

const titles = {
  services: 'bookingStepServices',
  addons: 'bookingStepAddons',
  workshop: 'bookingStepWorkshop',
  contact: 'bookingStepContact',
  done: 'bookingStepDoneTitle',
} as const;

/** Puts the step before the page's title in the window and the tab's history; the first step is the page's own. */
export function useStepTitle(view: BookingView): void {
  const t = useTranslate();
  const pageTitle = useAppSelector((state) => state.page.head.title);
  const title = view === 'car' ? pageTitle : `${t(titles[view])} | ${pageTitle}`;
  useEffect(() => {
    if (document.title !== title) document.title = title;
    return () => {
      if (document.title === title) document.title = pageTitle;
    };
  }, [title, pageTitle]);
}
