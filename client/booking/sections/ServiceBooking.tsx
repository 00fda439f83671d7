import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import './ServiceBooking.css';
import { realClock } from '../../../shared/kit/Clock.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import type { AppStore } from '../../app/store.ts';
import { BookingFieldsContext, bookingFields } from '../bookingFields.ts';
import { startBooking } from '../state/bookingSession.ts';
import { selectRestored } from '../state/bookingState.ts';
import { viewInSearch } from '../state/stepAddress.ts';
import { BookingSteps } from '../frame/BookingSteps.tsx';
import { loadFirstStep } from '../frame/firstStep.ts';
import { loadSummary, wideScreen } from '../summary/lateSummary.ts';
import { SummaryDrawer } from '../summary/SummaryDrawer.tsx';
import { SummaryPanel } from '../summary/SummaryPanel.tsx';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { followWaitingLink, takeWaitingLink, lastWaitingLink } from '../waiting/waitingLink.ts';
import type { WaitingLink } from '../waiting/waitingLink.ts';
import { useSite } from '../../site/useSite.ts';
import { relabelSelections } from '../state/bookingThunks.ts';
import { useBookingSteps } from '../useBookingSteps.ts';
import { useStepTitle } from '../useStepTitle.ts';
import { withoutScripts } from '../noScript/withoutScripts.ts';

// runs with the page's code, before any other code reads the address
if (typeof window !== 'undefined') takeWaitingLink();
const noLink = (): null => null;

const loadWaitingLink = async () => (await import('../waiting/OpenedWaitingLink.tsx')).OpenedWaitingLink;

function LazyWaitingLink(props: WaitingLink): ReactNode {
  const { Component } = useLazyComponent(loadWaitingLink);
  return Component && <Component {...props} />;
}

/**
 * Workshop booking: five steps and a summary of the choices, which the confirmation repeats itself.
 * The server renders the frame of the address's step; the session's draft shows once the page is hydrated.
 */
export function ServiceBooking({ section: { fields } }: SectionProps): ReactNode {
  const store = useStore() as AppStore;
  const { language } = useSite();
  const settings = useMemo(() => bookingFields(fields), [fields]);
  useEffect(() => {
    startBooking(store, realClock);
    void store.dispatch(relabelSelections());
  }, [store, language]);
  const view = useBookingSteps();
  useStepTitle(view);
  const restored = useAppSelector(selectRestored);
  const { Workshops } = withoutScripts;
  const waitingLink = useSyncExternalStore(followWaitingLink, lastWaitingLink, noLink);
  return (
    <BookingFieldsContext value={settings}>
      <div>
        {Workshops ? <Workshops /> : <noscript />}
        {waitingLink && <LazyWaitingLink key={waitingLink.link} {...waitingLink} />}
        <div className="wrap service-booking" data-view={view}>
          <BookingSteps view={view} />
          {view !== 'done' && <SummaryPanel awaited={!restored && view !== 'car'} />}
        </div>
        {view !== 'done' && <SummaryDrawer />}
      </div>
    </BookingFieldsContext>
  );
}

/**
 * Loads the section with what its page shows first.
 * That is the first step, unless the address names another, and the summary on a wide screen. The server has all of it.
 */
export async function loadServiceBooking(): Promise<typeof ServiceBooking> {
  const onServer = typeof window === 'undefined';
  await Promise.all([
    (onServer || (viewInSearch(window.location.search) ?? 'car') === 'car') && loadFirstStep(),
    (onServer || window.matchMedia(wideScreen).matches) && loadSummary().catch(() => undefined), // loaded again when it shows
  ]);
  return ServiceBooking;
}
