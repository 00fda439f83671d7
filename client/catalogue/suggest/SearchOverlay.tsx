import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import './SearchOverlay.css';
import './suggestTexts.ts';
import '../../places/placesTexts.ts';
import { maxSuggestionCharacters } from '../../../shared/catalogue/SuggestionTypes.ts';
import { carListPath, siteSearchPath } from '../../site/components/sitePaths.ts';
import { useSite, useTranslate } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionGroups } from './suggestionGroups.ts';
import type { SuggestionGroup } from './suggestionGroups.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SearchOverlayProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Search overlay: a combobox for models, cars, dealers and pages.
 * It lists suggestions from two letters on, and the last searches before that. The focus stays in the field; arrows
 * move through the list and Enter follows a suggestion.
 */
export function SearchOverlay({ open, onClose }: SearchOverlayProps): ReactNode {
  const t = useTranslate();
  const title = t('searchButton');
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('suggestClose')} className="search-overlay">
      <SearchBox onClose={onClose} />
    </Dialog>
  );
}

function SearchBox({ onClose }: Pick<SearchOverlayProps, 'onClose'>): ReactNode {
  const t = useTranslate();
  const site = useSite();
  const id = useId();
  const { stock } = site.features;
  // target of the full search
  const action = stock ? carListPath(site, t) : siteSearchPath(site, t);
  const parameter = stock ? 'keyphrase' : 'q';
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const answer = useSuggestions(text, site.language);
  useEffect(() => {
    // after the dialog has opened, which focuses its first control
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const typed = text.trim();
  const searchAddress = (words: string): string =>
    `${action}?${new URLSearchParams({ [parameter]: words }).toString()}`;
  const groups = shownGroups();
  const options = groups.flatMap((group) => group.options);

  function shownGroups(): SuggestionGroup[] {
    if (typed === '' && recent.length > 0) {
      const searches = recent.map((words) => ({ href: searchAddress(words), title: words, detail: '' }));
      return [{ title: t('suggestRecent'), options: searches }];
    }
    if (answer === null || answer === 'failed') return [];
    const all = { href: searchAddress(typed), title: t('suggestAll', { text: typed }), detail: '' };
    const found = suggestionGroups(answer, site, t);
    return found.length > 0 ? [...found, { title: '', options: [all] }] : [];
  }

  const type = (value: string): void => {
    setText(value);
    setActive(-1);
  };
  const optionId = (at: number): string => `${id}-option-${String(at)}`;
  const follow = (at: number): void => document.getElementById(optionId(at))?.click();
  const move = (to: number): void => {
    const next = (to + options.length + 1) % (options.length + 1);
    const at = next === options.length ? -1 : next; // past the ends the field itself is active
    setActive(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      if (event.key === 'ArrowDown') move(active + 1);
      else move(active < 0 ? options.length - 1 : active - 1 < 0 ? options.length : active - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      follow(active);
    } else if (event.key === 'Escape' && text !== '') {
      // the first press clears the text, the next one closes
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  };
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    if (typed === '') event.preventDefault();
    else rememberSearch(typed);
  };
  const chosen = (): void => {
    if (typed !== '') rememberSearch(typed);
    onClose();
  };

  return (
    <form className="search-overlay-form" role="search" action={action} method="get" onSubmit={search}>
      <div className="search-overlay-field">
        <Icon name="search" />
        <input
          ref={field}
          className="search-overlay-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name={parameter}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxSuggestionCharacters}
          placeholder={t('suggestPlaceholder')}
          aria-label={t('searchButton')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <Button type="submit" size="s">
          {t('searchButton')}
        </Button>
      </div>
      <SuggestionList
        id={`${id}-list`}
        label={t('searchButton')}
        groups={groups}
        active={active}
        optionId={optionId}
        onChosen={chosen}
      />
      {typed === '' && recent.length > 0 && (
        <Button
          variant="ghost"
          size="s"
          className="search-overlay-forget"
          onClick={() => {
            forgetSearches();
            setRecent([]);
            field.current?.focus();
          }}
        >
          {t('suggestForget')}
        </Button>
      )}
      {answer !== null && options.length === 0 && typed !== '' && (
        <p className="search-overlay-note">{t('suggestNone')}</p>
      )}
      <LiveRegion message={typed !== '' && options.length > 0 ? t('placeCount', { count: options.length }) : ''} />
    </form>
  );
}
