import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import './FieldSuggestions.css';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { carListPath, siteSearchPath } from '../../site/components/sitePaths.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';
import { searchAddress } from './searchAddress.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionGroups } from './suggestionGroups.ts';
import type { SuggestionGroup, SuggestionOption } from './suggestionGroups.ts';
import { useActiveOption } from './useActiveOption.ts';
import { useSuggestions } from './useSuggestions.ts';

interface FieldSuggestionsProps {
  /** Text field of a GET form with role="combobox". Its text stays its own: React does not control it here. */
  field: HTMLInputElement;
  /** inline: always open, as the content of a dialog. */
  look?: 'popup' | 'inline';
  /** Called when a suggestion is followed. */
  onChosen?: () => void;
}

function clear(field: HTMLInputElement): void {
  field.value = '';
}

/**
 * Suggestions of a search field: models, cars, dealers and pages from two letters on.
 * Before that they are the last searches. The focus stays in the field; arrows move through the list and Enter follows
 * a suggestion; without a chosen one it follows the first if that is what the text names. It loads when a field is first used, so it listens to the field and sets the field's ARIA states itself.
 */
export function FieldSuggestions({ field, look = 'popup', onChosen }: FieldSuggestionsProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(field.value);
  const [opened, setOpened] = useState(true);
  const [recent, setRecent] = useState(recentSearches);
  const answer = useSuggestions(text, site.language);
  const typed = text.trim();
  const open = opened || look === 'inline';
  const groups = shownGroups({ field, typed, recent, answer }, site, t);
  const options = groups.flatMap((group) => group.options);
  const expanded = open && options.length > 0;
  const none = typed !== '' && answer !== null && options.length === 0;
  const { active, setActive, optionId, move } = useActiveOption(id, options.length);

  const count = typed !== '' && expanded ? t('placeCount', { count: options.length }) : '';
  useAnnouncement(open && none ? t('suggestNone') : count);

  const show = (): void => {
    setText(field.value);
    setRecent(recentSearches());
    setActive(-1);
    setOpened(true);
  };
  const close = (): void => {
    setActive(-1);
    setOpened(false);
  };
  /** Clears the text too: the next one does not have the suggestions of this one. */
  const endSearch = (): void => {
    if (typed !== '') rememberSearch(typed);
    setText('');
    close();
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (expanded) move(event.key === 'ArrowDown' ? 1 : -1);
      else if (!open) show();
      else return;
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && look === 'popup' && open && (expanded || none)) {
      close();
    } else if (event.key === 'Escape' && text !== '') {
      // in a dialog the next press closes it
      clear(field);
      show();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  useFieldEvents(field, {
    onShow: show,
    onKey,
    onSearch: (event) => {
      if (expanded && isFirstMeant(answer, options, typed)) {
        event.preventDefault();
        document.getElementById(optionId(0))?.click();
      } else endSearch();
    },
    onLeave: () => setOpened(false),
  });
  useFieldStates(field, { listId: `${id}-list`, expanded, activeId: active >= 0 ? optionId(active) : null });
  useViewAboveKeyboard(field, box, expanded);

  const choose = (): void => {
    field.form?.reset();
    endSearch();
    onChosen?.();
  };

  return (
    <div
      ref={box}
      className={classNames('field-suggestions', `field-suggestions-${look}`)}
      hidden={!open || !(expanded || none)}
      // the field keeps the focus; a press on the list must not close it
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      <SuggestionList
        id={`${id}-list`}
        label={t('searchButton')}
        groups={groups}
        active={active}
        optionId={optionId}
        onChosen={choose}
      />
      {typed === '' && recent.length > 0 && <ForgetButton field={field} onForget={() => setRecent([])} />}
      {none && <NoSuggestions typed={typed} />}
    </div>
  );
}

interface ShownSearch {
  field: HTMLInputElement;
  /** Trimmed. */
  typed: string;
  /** The last searches, newest first. */
  recent: readonly string[];
  answer: ReturnType<typeof useSuggestions>;
}

/** Groups of suggestions for a typed text; the last searches without one. */
function shownGroups(
  { field, typed, recent, answer }: ShownSearch,
  site: SiteContext,
  t: Translate,
): SuggestionGroup[] {
  if (typed === '' && recent.length > 0) {
    const searches = recent.map((words) => ({ href: searchAddress(field, words), title: words, detail: '' }));
    return [{ title: t('suggestRecent'), options: searches }];
  }
  if (answer === null || answer === 'failed') return [];
  const found = suggestionGroups(answer, site, t);
  found.sort((one, other) => Number(isNamed(other.options[0], typed)) - Number(isNamed(one.options[0], typed)));
  const all = { href: searchAddress(field, typed), title: t('suggestAll', { text: typed }), detail: '' };
  return found.length > 0 ? [...found, { title: '', options: [all] }] : [];
}

function isNamed(option: SuggestionOption | undefined, typed: string): boolean {
  return option?.title.toLowerCase() === typed.toLowerCase();
}

/** True if the visitor means the first suggestion, no model: no car matches, or the text is its name. */
function isFirstMeant(
  answer: ReturnType<typeof useSuggestions>,
  options: readonly SuggestionOption[],
  typed: string,
): boolean {
  if (answer === null || answer === 'failed' || answer.models.length > 0) return false;
  return answer.total === 0 || isNamed(options[0], typed);
}

/** Note without suggestions, with the ways on: all cars, and the site's pages. */
function NoSuggestions({ typed }: { typed: string }): ReactNode {
  const t = useTexts();
  const site = useSite();
  return (
    <div className="field-suggestions-note">
      <p>{t('suggestNone')}</p>
      <p className="row">
        {site.features.stock && <TextLink href={carListPath(site, t)}>{t('carListTitle')}</TextLink>}
        <TextLink href={`${siteSearchPath(site, t)}?${new URLSearchParams({ q: typed }).toString()}`}>
          {t('suggestInPages')}
        </TextLink>
      </p>
    </div>
  );
}

/** Button that clears the last searches. */
function ForgetButton({ field, onForget }: { field: HTMLElement; onForget: () => void }): ReactNode {
  const t = useTexts();
  return (
    <Button
      variant="ghost"
      size="s"
      className="field-suggestions-forget"
      onClick={() => {
        forgetSearches();
        onForget();
        field.focus();
      }}
    >
      {t('suggestForget')}
    </Button>
  );
}

interface FieldEvents {
  /** Called when the visitor types, enters the field or presses it. */
  onShow: () => void;
  onKey: (event: KeyboardEvent) => void;
  /** Called when the form is sent. */
  onSearch: (event: SubmitEvent) => void;
  /** Called when the focus leaves the form. */
  onLeave: () => void;
}

/** Listens to a field and its form, which are not React's here. */
function useFieldEvents(field: HTMLInputElement, events: FieldEvents): void {
  const onShow = useEffectEvent(events.onShow);
  const onKey = useEffectEvent(events.onKey);
  const onSearch = useEffectEvent(events.onSearch);
  const onLeave = useEffectEvent(events.onLeave);
  useEffect(() => {
    const { form } = field;
    const until = new AbortController();
    const { signal } = until;
    for (const type of ['input', 'focus', 'click']) field.addEventListener(type, () => onShow(), { signal });
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    form?.addEventListener('submit', (event) => onSearch(event), { signal });
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) onLeave();
    };
    form?.addEventListener('focusout', leave, { signal });
    return () => until.abort();
  }, [field]);
}

interface FieldStates {
  listId: string;
  expanded: boolean;
  /** Id of the active option; null for none. */
  activeId: string | null;
}

/** Sets the ARIA states of a combobox on its field. */
function useFieldStates(field: HTMLInputElement, { listId, expanded, activeId }: FieldStates): void {
  useEffect(() => {
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', String(expanded));
    if (activeId !== null) field.setAttribute('aria-activedescendant', activeId);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, expanded, activeId]);
}

/** Scrolls the form up when the open list reaches below the visible part of the page. */
function useViewAboveKeyboard(field: HTMLInputElement, box: RefObject<HTMLElement | null>, expanded: boolean): void {
  useEffect(() => {
    // above a phone's keyboard
    const seen = window.visualViewport?.height ?? window.innerHeight;
    if (expanded && box.current && box.current.getBoundingClientRect().bottom > seen) {
      field.form?.scrollIntoView({ block: 'start' });
    }
  }, [field, box, expanded]);
}
