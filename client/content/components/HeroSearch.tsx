import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { carListPath } from '../../site/components/sitePaths.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { textField } from '../fields.ts';

/**
 * The search of a hero: goes to its address with the text as `keyphrase`.
 * @param onSearch called with the text in place of going there
 */
export function HeroSearch({ fields, onSearch }: { fields: Fields; onSearch?: (text: string) => void }): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const navigate = useNavigate();
  const wide = useMediaQuery('(min-width: 768px)', true);
  const action = textField(fields, 'HeroBannerSearchUrl') || carListPath(site, t);
  const short = textField(fields, 'SearchBarPlaceholderText');
  const long = textField(fields, 'SearchBarPlaceholderTextDesktop');
  const placeholder = (wide ? long || short : short || long) || t('searchPlaceholder');
  const go = (text: string): void => {
    void navigate(text ? `${action}?${new URLSearchParams({ keyphrase: text }).toString()}` : action);
  };
  return (
    <SearchField
      label={t('searchLabel')}
      buttonLabel={t('searchButton')}
      placeholder={placeholder}
      action={action}
      name="keyphrase"
      look="raised"
      onSearch={(text) => {
        if (text) pushToDataLayer({ event: 'search', search_type: 'start page', search_term: text });
        (onSearch ?? go)(text);
      }}
    />
  );
}
