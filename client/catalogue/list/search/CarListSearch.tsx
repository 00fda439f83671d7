import type { ReactNode } from 'react';
import { toListPath, toQuery } from '../../../../shared/catalogue/list/listState.ts';
import { parseQuery } from '../../../../shared/kit/text/queryText.ts';
import { useAppDispatch } from '../../../framework/hooks.ts';
import { useTexts } from '../../../site/useSite.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { loadFieldSuggestions } from '../../suggest/loadFieldSuggestions.ts';
import { useCarList } from '../useCarList.ts';

/**
 * The list's search box, which only navigates and is empty again after each search.
 * Words that name a facet value become filters when the new address is read, on server or browser.
 */
export function CarListSearch(): ReactNode {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { list, urls, choose } = useCarList();
  const hiddenFields = [...parseQuery(toQuery({ ...list, page: 0 }, urls))].flatMap(([name, values]) =>
    name === 'keyphrase' ? [] : values.map((value) => [name, value] as const),
  );
  return (
    <SearchField
      label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      buttonLabel={t('searchButton')}
      action={toListPath(list, urls)}
      name="keyphrase"
      keep={hiddenFields}
      loadSuggestions={loadFieldSuggestions}
      onSearch={(keyphrase, form) => {
        form.reset();
        if (keyphrase === '') return;
        void import('../../../site/visits/pushSearch.ts').then(({ pushSearch }) =>
          dispatch(pushSearch('car list', keyphrase)),
        );
        choose((now) => ({ ...now, keyphrase, page: 0 }));
      }}
    />
  );
}
