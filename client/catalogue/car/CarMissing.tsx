import type { ReactNode } from 'react';
import { emptyListState, toAddress } from '../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { MessagePage } from '../../site/failures/MessagePage.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CarRow } from '../card/CarRow.tsx';
import { buildListContext } from '../listContext.ts';

/** Message in place of a car that is gone, with other cars. */
export function CarMissing(): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { similar, words, status } = useAppSelector((state) => state.carDetail);
  const urls = buildListContext(site, t);
  const searchHref = toAddress({ ...emptyListState(urls), keyphrase: words }, urls);
  const isGone = status === 'gone';
  return (
    <>
      <MessagePage
        {...(isGone && { mark: t('sold') })}
        title={t('carNotFoundTitle')}
        text={t(isGone ? 'soldText' : 'carNotFoundText')}
        search={null}
      >
        <ButtonLink href={searchHref}>{t('carNotFoundLink')}</ButtonLink>
      </MessagePage>
      {similar.length > 0 && (
        <div className="wrap section">
          <CarRow title={t(isGone ? 'similarCars' : 'newestInStock')} cars={similar} />
        </div>
      )}
    </>
  );
}
