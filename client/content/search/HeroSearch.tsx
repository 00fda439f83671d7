import { useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { parseQuery } from '../../../shared/kit/text/queryText.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { SuggestionsContext } from '../../framework/SuggestionsContext.ts';
import { carListPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { textField } from '../../framework/fields.ts';

interface HeroSearchProps {
  fields: Fields;
  /** Called with the interpretation of the words instead of navigating to the list. */
  onSearch?: (meaning: KeyphraseMeaning) => void;
}

/**
 * Car search of a hero.
 * Words that name a brand, a model or another filter narrow the list; the others become `keyphrase`. Without JavaScript
 * the list gets all words as `keyphrase` and interprets them itself.
 */
export function HeroSearch({ fields, onSearch }: HeroSearchProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const wide = useMediaQuery('(min-width: 768px)', true);
  const [busy, setBusy] = useState(false);
  const onPage = useRef(false);
  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);
  const list = textField(fields, 'HeroBannerSearchUrl') || carListPath(site, t);
  const [action = '', query = ''] = list.split(/[?#]/);
  const hiddenFields = [...parseQuery(query)].flatMap(([name, values]) =>
    values.map((value) => [name, value] as [string, string]),
  );
  const short = textField(fields, 'SearchBarPlaceholderText');
  const long = textField(fields, 'SearchBarPlaceholderTextDesktop');
  const placeholder = (wide ? long || short : short || long) || t('searchPlaceholder');

  const search = async (text: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { searchFromHero } = await import('./searchFromHero.ts');
      const { meaning, address } = await dispatch(searchFromHero(text, list));
      if (!onPage.current) return; // the visitor has left the page meanwhile
      if (onSearch) onSearch(meaning);
      else void navigate(address);
    } catch {
      // without its code the list interprets the words
      window.location.assign(`${action}?${new URLSearchParams([...hiddenFields, ['keyphrase', text]]).toString()}`);
    } finally {
      if (onPage.current) setBusy(false);
    }
  };

  return (
    <SearchField
      label={t('searchLabel')}
      buttonLabel={t('searchButton')}
      placeholder={placeholder}
      action={action}
      keep={hiddenFields}
      name="keyphrase"
      look="raised"
      busy={busy}
      onSearch={(text) => void search(text)}
      loadSuggestions={useContext(SuggestionsContext)}
    />
  );
}
