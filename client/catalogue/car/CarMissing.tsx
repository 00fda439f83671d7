import type { ReactNode } from 'react';
import './CarMissing.css';
import { emptyListState, toAddress } from '../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { buildListContext } from '../listContext.ts';
import { CarRow } from '../card/CarRow.tsx';

/** Alternatives in place of a car that is gone. */
export function CarMissing(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { similar, words, status } = useAppSelector((state) => state.carDetail);
  const urls = buildListContext(site, t);
  const searchHref = toAddress({ ...emptyListState(urls), keyphrase: words }, urls);
  return (
    <>
      <div className="car-missing">
        <div className="car-missing-picture">
          <Icon name="car" />
        </div>
        <div>
          <h1 className="car-missing-title">{t('carNotFoundTitle')}</h1>
          <p className="lead">{t('carNotFoundText')}</p>
          <ButtonLink href={searchHref}>{t('carNotFoundLink')}</ButtonLink>
        </div>
      </div>
      <div className="section">
        <CarRow title={t(status === 'gone' ? 'similarCars' : 'newestInStock')} cars={similar} />
      </div>
    </>
  );
}
