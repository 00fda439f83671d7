import { useEffect } from 'react';
import { useAppSelector } from '../framework/hooks.ts';
import { useTexts } from '../site/useSite.ts';
import type { BookingView } from './state/stepAddress.ts';

const titles = {
  services: 'bookingStepServices',
  addons: 'bookingStepAddons',
  workshop: 'bookingStepWorkshop',
  contact: 'bookingStepContact',
  done: 'bookingStepDoneTitle',
} as const;

/** Puts the step in front of the page's title in window and history; the first step keeps the title. */
export function useStepTitle(view: BookingView): void {
  const t = useTexts();
  const pageTitle = useAppSelector((state) => state.page.head.title);
  const title = view === 'car' ? pageTitle : `${t(titles[view])} | ${pageTitle}`;
  useEffect(() => {
    if (document.title !== title) document.title = title;
    return () => {
      if (document.title === title) document.title = pageTitle;
    };
  }, [title, pageTitle]);
}
