import type { ReactNode } from 'react';
import { emptyListState, toAddress } from '../../../shared/catalogue/list/listState.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { buildListContext } from '../listContext.ts';
import { listTexts } from '../texts/listTexts.ts';

/** Replaces a list whose address names no brand or model: a search for its words, and all cars. */
export function UnknownList({ words }: { words: string }): ReactNode {
  const t = useTexts(listTexts);
  const urls = buildListContext(useSite(), t);
  return (
    <div className="wrap section">
      <h1>{t('notFoundTitle')}</h1>
      <p className="lead">{t('unknownListText', { value: words })}</p>
      <p className="row">
        <ButtonLink href={toAddress({ ...emptyListState(urls), keyphrase: words }, urls)}>
          {t('unknownListSearch', { value: words })}
        </ButtonLink>
        <ButtonLink variant="ghost" href={urls.listPath}>
          {t('carNotFoundLink')}
        </ButtonLink>
      </p>
    </div>
  );
}
