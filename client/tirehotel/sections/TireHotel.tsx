import { useEffect, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'react-redux';
import './TireHotel.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import type { AppStore } from '../../app/store.ts';
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts';
import { whenUsed } from '../../browser/whenUsed.ts';
import type { BookingPageProps } from '../booking/BookingPageProps.ts';
import type { ConfirmationPageProps } from '../confirmation/ConfirmationPageProps.ts';
import { LazyPage } from '../frame/LazyPage.tsx';
import { TireFrame } from '../frame/TireFrame.tsx';
import { TireStrip } from '../frame/TireStrip.tsx';
import { WithoutScripts } from '../frame/WithoutScripts.tsx';
import type { LoggedInPageProps } from '../pages/LoggedInPage.tsx';
import type { LoginStepsProps } from '../pages/LoginSteps.tsx';
import { SearchPage } from '../pages/SearchPage.tsx';
import { TireHotelFieldsContext, tireHotelFields, useTireHotelFields } from '../tireHotelFields.ts';
import { startTireHotel } from '../tireHotelSession.ts';
import { pageOpened, selectTireHotel, selectTireVehicle, wheelChangeBooked } from '../tireHotelState.ts';
import { leaveTireHotel } from '../tireHotelThunks.ts';
import { useTireSteps } from '../useTireSteps.ts';

const loadLoginSteps = async (): Promise<ComponentType<LoginStepsProps>> =>
  (await import('../pages/LoginSteps.tsx')).LoginSteps;
const loadLoggedIn = async (): Promise<ComponentType<LoggedInPageProps>> =>
  (await import('../pages/LoggedInPage.tsx')).LoggedInPage;
const loadBooking = async (): Promise<ComponentType<BookingPageProps>> =>
  (await import('../booking/BookingPage.tsx')).BookingPage;
/** Age of a page at which the rest of its session is watched, ms: not among the scripts of its first paint. */
const watchAfterMs = 30_000;
const loadSessionWatch = async (): Promise<ComponentType> => {
  await new Promise((resolve) => setTimeout(resolve, watchAfterMs));
  return (await import('../session/SessionWatch.tsx')).SessionWatch;
};
const loadConfirmation = async (): Promise<ComponentType<ConfirmationPageProps>> =>
  (await import('../confirmation/ConfirmationPage.tsx')).ConfirmationPage;

/** The tire hotel: login by registration number and code, stored wheels, and wheel change booking. */
export function TireHotel({ section: { fields }, index }: SectionProps): ReactNode {
  const store = useStore() as AppStore;
  const settings = useMemo(() => tireHotelFields(fields), [fields]);
  useEffect(() => startTireHotel(store), [store]);
  const { extent } = settings;
  const page = useTireSteps(extent);
  const inside = page === 'loggedIn' || page === 'booking' || page === 'confirmation';
  useEffect(() => {
    if (page === 'validate') loadLoggedIn().catch(() => undefined); // loaded again when it is needed
  }, [page]);
  return (
    <TireHotelFieldsContext value={settings}>
      <section className="tire-hotel" data-page={page} data-inside={inside}>
        {!inside && <TireStrip fields={fields} first={index === 0} />}
        {/* a new element inside: the login does not visibly move when its strip disappears */}
        <div key={String(inside)} className="wrap tire-hotel-body">
          <TireFrame>
            {inside ? <InsidePage page={page} /> : <div className="tire-card">{outsidePage(page)}</div>}
          </TireFrame>
        </div>
        {inside && <LazySessionWatch />}
      </section>
    </TireHotelFieldsContext>
  );
}

function LazySessionWatch(): ReactNode {
  const { Component } = useLazyComponent(loadSessionWatch);
  return Component && <Component />;
}

function outsidePage(page: 'search' | 'login' | 'validate'): ReactNode {
  if (page !== 'search') return <LazyPage load={loadLoginSteps} props={{ page }} />;
  const prepare = (): void => {
    loadLoginSteps().catch(() => undefined); // loaded again when it is needed
  };
  return (
    <>
      <WithoutScripts />
      <SearchPage onTyped={prepare} />
    </>
  );
}

/** Pages for validated visitors only; their code loads on demand or shortly before. */
function InsidePage({ page }: { page: 'loggedIn' | 'booking' | 'confirmation' }): ReactNode {
  const dispatch = useAppDispatch();
  const vehicle = useAppSelector(selectTireVehicle);
  const confirmation = useAppSelector((state) => selectTireHotel(state).confirmation);
  const { extent } = useTireHotelFields();
  useEffect(() => {
    if (extent === 'login' || page === 'confirmation') return undefined;
    const next = page === 'loggedIn' ? loadBooking : loadConfirmation;
    return whenUsed(() => void next().catch(() => undefined)); // loaded again when it is needed
  }, [extent, page]);

  const otherCar = (): void => void dispatch(leaveTireHotel());
  if (page === 'confirmation' && confirmation) {
    return <LazyPage load={loadConfirmation} props={{ confirmation, onOtherCar: otherCar }} />;
  }
  if (!vehicle) return null;
  if (page === 'booking') {
    const props: BookingPageProps = {
      vehicle,
      onBack: () => dispatch(pageOpened('loggedIn')),
      onBooked: (booked) => dispatch(wheelChangeBooked(booked)),
    };
    return <LazyPage load={loadBooking} props={props} />;
  }
  return (
    <LazyPage
      load={loadLoggedIn}
      props={{ vehicle, onBook: () => dispatch(pageOpened('booking')), onOtherCar: otherCar }}
    />
  );
}
