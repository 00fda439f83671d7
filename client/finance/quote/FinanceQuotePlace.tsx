import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import './FinanceQuotePlace.css';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { isPricedWithoutVat } from '../../../shared/catalogue/car/carRules.ts';
import { readFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import { physicalVehicle } from '../../../shared/finance/quoteRequest.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import type { FinanceWidgetProps } from './FinanceWidget.tsx';
import { OwnOffers, useOwnOffers } from './OwnOffers.tsx';
import { NoQuote } from './NoQuote.tsx';
import { QuoteLoading } from './QuoteLoading.tsx';

/** Distance below the viewport at which the quote is fetched. */
const ahead = '600px';

/**
 * Place of the finance quote on an English car page of a site with a finance provider.
 * Renders nothing elsewhere, nor for a car without a price. Code and quote load when it comes near the viewport; the
 * place keeps its size.
 */
export function FinanceQuotePlace({ car }: { car: Partial<Car> }): ReactNode {
  const { language, finance } = useSite();
  const dealer = useAppSelector((state) => state.carDetail.dealer);
  const vehicle = physicalVehicle(car, finance?.quotePrice);
  if (language !== 'en' || !finance || !vehicle) return null;
  const phone = dealer?.phone || car.car_sellers?.find((seller) => seller.phone)?.phone || '';
  return <Place car={car} phone={phone} finance={finance} vehicle={vehicle} />;
}

function Place(props: Omit<FinanceWidgetProps, 'offers' | 'opensWith'>): ReactNode {
  const t = useTexts();
  const offers = useOwnOffers(props.car, t);
  const opensWith = useAppSelector((state) => readFinanceChoice(state.page.location.search).financing);
  const place = useRef<HTMLDivElement>(null);
  const [Widget, setWidget] = useState<ComponentType<FinanceWidgetProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let gone = false;
    const load = async (): Promise<void> => {
      try {
        const { FinanceWidget } = await import('./FinanceWidget.tsx');
        if (!gone) setWidget(() => FinanceWidget);
      } catch {
        if (!gone) setFailed(true);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, []);

  return (
    <section className="finance-quote" id="finance" aria-labelledby="finance-title" ref={place}>
      <h2 id="finance-title" className="finance-quote-title">
        {t('quoteTitle')}
      </h2>
      {isPricedWithoutVat(props.car) && t('quoteExclVat') && <p className="muted">{t('quoteExclVat')}</p>}
      {failed ? (
        <>
          <NoQuote t={t} phone={props.phone} />
          <OwnOffers offers={offers} />
        </>
      ) : Widget ? (
        <Widget {...props} offers={offers} opensWith={opensWith} />
      ) : (
        <>
          <noscript>
            <NoQuote t={t} phone={props.phone} text={t('quoteNeedsScript')} />
            <OwnOffers offers={offers} />
          </noscript>
          <QuoteLoading t={t} />
        </>
      )}
    </section>
  );
}
