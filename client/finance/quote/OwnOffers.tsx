import type { MouseEvent, ReactNode } from 'react';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { readFinanceChoice, writeFinanceChoice } from '../../../shared/finance/financeChoice.ts';
import { financingOf } from '../../../shared/finance/financingOf.ts';
import type { Translate } from '../../site/translate.ts';
import { useAppDispatch, useAppSelector } from '../../framework/hooks.ts';
import { opensElsewhere } from '../../framework/navigation/opensElsewhere.ts';
import { replaceSearch } from '../../framework/navigation/replaceSearch.ts';
import { useSite } from '../../site/useSite.ts';
import { askHash } from '../askHash.ts';
import { LeasingOptions } from '../LeasingOptions.tsx';

/** A way to pay that the stock delivers, next to the provider's products. */
export interface OwnOffer {
  key: 'private' | 'company';
  title: string;
  panel: ReactNode;
}

/** Offers of the stock below each other, where the provider's products are missing. */
export function OwnOffers({ offers }: { offers: readonly OwnOffer[] }): ReactNode {
  return offers.map(({ key, title, panel }) => (
    <div key={key} className="quote-offer">
      <h3 className="h3">{title}</h3>
      {panel}
    </div>
  ));
}

/** Leasing of a car as offers; asking for one puts it into the address, for the enquiry. */
export function useOwnOffers(car: Partial<Car>, t: Translate): OwnOffer[] {
  const site = useSite();
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.page.location.search);
  const ask = (event: MouseEvent, financing: OwnOffer['key']): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    dispatch(replaceSearch(writeFinanceChoice(search, { ...readFinanceChoice(search), financing })));
    window.location.assign(askHash);
  };
  return financingOf(car).flatMap((kind): OwnOffer[] => {
    if (kind === 'loan') return [];
    const panel = <LeasingOptions {...{ car, kind, t, site }} onAsk={(event) => ask(event, kind)} />;
    return [{ key: kind, title: t(kind === 'private' ? 'privateLeasing' : 'companyLeasing'), panel }];
  });
}
