import { useCallback, useEffect, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import './SearchOverlay.css';
import { maxSuggestionCharacters } from '../../../shared/catalogue/SuggestionTypes.ts';
import { carListPath, siteSearchPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { comboboxField } from '../../ui/fields/comboboxField.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FieldSuggestions } from './FieldSuggestions.tsx';

export interface SearchOverlayProps {
  open: boolean;
  onClose: () => void;
}

/** Search field with its suggestions in a dialog; in wide windows, a panel below the header. */
export function SearchOverlay({ open, onClose }: SearchOverlayProps): ReactNode {
  const t = useTexts();
  const title = t('searchButton');
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('suggestClose')} className="search-overlay">
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: Pick<SearchOverlayProps, 'onClose'>): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { stock } = site.features;
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    // after the dialog has opened, which focuses its first control
    const timer = setTimeout(() => field?.focus());
    return () => clearTimeout(timer);
  }, [field]);
  const placeField = useCallback((input: HTMLInputElement | null): void => {
    setField(input);
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    input?.closest('dialog')?.style.setProperty('--search-top', `${String(Math.max(header, 0))}px`);
  }, []);
  const search = (event: SubmitEvent): void => {
    if (field?.value.trim() === '') event.preventDefault();
  };
  return (
    <form
      className="search-overlay-form"
      role="search"
      action={stock ? carListPath(site, t) : siteSearchPath(site, t)}
      method="get"
      onSubmit={search}
    >
      <div className="search-overlay-field">
        <Icon name="search" />
        <input
          ref={placeField}
          className="search-overlay-input"
          {...comboboxField}
          enterKeyHint="search"
          name={stock ? 'keyphrase' : 'q'}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSuggestionCharacters}
          placeholder={t(stock ? 'suggestPlaceholder' : 'searchSite')}
          aria-label={t('searchButton')}
        />
        <Button type="submit" size="s">
          {t('searchButton')}
        </Button>
      </div>
      {field && <FieldSuggestions field={field} look="inline" onChosen={onClose} />}
    </form>
  );
}
