import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import './PlaceSearch.css';
import { foldName } from '../../../shared/places/foldName.ts';
import type { Place, PlacePrediction } from '../../../shared/places/PlacesTypes.ts';
import { useAppDispatch } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { useRequired } from '../../ui/fields/useRequired.ts';
import { useTypedBefore } from '../../ui/fields/useTypedBefore.ts';
import { loadPlace } from '../placesThunks.ts';
import { usePlaceSuggestions } from '../usePlaceSuggestions.ts';
import { UsePosition } from './UsePosition.tsx';
import type { Translate } from '../../site/translate.ts';

export interface PlaceSearchProps {
  /** Label above the field. */
  label: string;
  /** Called with a chosen suggestion, or with the device's position and the nearest place's name. */
  onPlace: (place: Place) => void;
  /** ISO 3166-1 alpha-2, lower case; default: the site's own country. */
  country?: string;
  /** Language of the places' names; default: the page's. */
  language?: string;
  /** Name of a place chosen before. */
  start?: string;
  /** Placeholder; default: the site's "Ort eller postnummer". */
  placeholder?: string;
  /** Called while typing, before a suggestion is chosen. */
  onType?: (text: string) => void;
  /** Error text, in the caller's words. */
  fault?: string;
  /** Another way to the visitor's aim, shown while the search fails. */
  otherWay?: ReactNode;
  className?: string;
}

/** A required field with place suggestions (the ARIA combobox with a list), and "use my position". */
export function PlaceSearch(props: PlaceSearchProps): ReactNode {
  const site = useSite();
  const { label, onPlace, country = site.country, language = site.language, start = '', onType, fault = '' } = props;
  const t = useTexts();
  const dispatch = useAppDispatch();
  const id = useId();
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  const required = useRequired();
  /** Text to suggest places for; "" after one was chosen. */
  const [wanted, setWanted] = useState('');
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const [problem, setProblem] = useState('');
  const { found: suggestions, ...search } = usePlaceSuggestions(wanted, { country, language });
  const shown = closed || !suggestions ? [] : suggestions;
  const open = shown.length > 0;
  const current = shown[active];
  const notice = problem || fault || (suggestions?.length === 0 ? t('placeNone') : '');
  const said = search.failed ? t('placeSearchDown') : notice;
  useAnnouncement(said || countText(t, shown.length));

  const type = (typed: string): void => {
    setText(typed);
    setWanted(typed);
    setClosed(false);
    setActive(-1);
    setProblem('');
    onType?.(typed);
  };
  useTypedBefore(field, type);

  const choose = ({ placeId, description }: PlacePrediction): void => {
    setText(description);
    setWanted('');
    setActive(-1);
    const loaded = dispatch(loadPlace(placeId, language));
    void loaded.then((place) => (place ? onPlace(place) : setProblem(t('placeFailed'))));
  };

  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = current ?? shown[0];
    if (step && suggestions?.length) {
      setClosed(false);
      setActive(nextIndex(active, step, suggestions.length));
    } else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && open) setClosed(true);
    else if (event.key === 'Escape' && text) type('');
    else return;
    event.preventDefault();
  };

  return (
    <div className={classNames('place-search', props.className)}>
      <label className="place-search-label" htmlFor={`${id}-field`}>
        {label}
      </label>
      <div className="place-search-field">
        <Icon name="pin" />
        <input
          id={`${id}-field`}
          ref={field}
          className="place-search-input"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={props.placeholder ?? t('placePlaceholder')}
          value={text}
          aria-expanded={open}
          {...required}
          {...(fault !== '' && { 'aria-invalid': true, 'aria-describedby': `${id}-notice` })}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${active}`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => setClosed(true)}
          onFocus={() => setClosed(false)}
        />
        <Suggestions id={id} shown={shown} active={active} typed={text} onChoose={choose} />
      </div>
      <UsePosition
        language={language}
        onPlace={(place) => {
          type('');
          setText(place.name);
          onPlace(place);
        }}
        onProblem={setProblem}
      />
      <p className="place-search-notice small" id={`${id}-notice`}>
        {said}
      </p>
      {search.failed && <FailedSearch field={field} retry={search.retry} otherWay={props.otherWay} />}
    </div>
  );
}

interface FailedSearchProps {
  field: RefObject<HTMLInputElement | null>;
  retry: () => void;
  otherWay: ReactNode;
}

/** The next steps while the search does not respond. */
function FailedSearch({ field, retry, otherWay }: FailedSearchProps): ReactNode {
  const t = useTexts();
  const again = (): void => {
    field.current?.focus(); // the button disappears with the failure
    retry();
  };
  return (
    <div className="place-search-steps">
      <Button variant="ghost" size="s" onClick={again}>
        {t('errorRetry')}
      </Button>
      {otherWay}
    </div>
  );
}

interface SuggestionsProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  shown: readonly PlacePrediction[];
  /** Index of the active option; -1 for none. */
  active: number;
  typed: string;
  onChoose: (suggestion: PlacePrediction) => void;
}

/** The list of the combobox; hidden without suggestions. */
function Suggestions({ id, shown, active, typed, onChoose }: SuggestionsProps): ReactNode {
  const t = useTexts();
  return (
    <div
      id={`${id}-list`}
      className="place-search-list"
      role="listbox"
      aria-label={t('placeSuggestions')}
      hidden={shown.length === 0}
    >
      {shown.map((suggestion, place) => (
        // the field handles the keys: the focus stays there
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={suggestion.placeId}
          id={`${id}-${place}`}
          className="place-search-option"
          role="option"
          tabIndex={-1}
          aria-label={suggestion.description}
          aria-selected={place === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name="pin" size="s" />
          <Description text={suggestion.description} typed={typed} />
        </div>
      ))}
    </div>
  );
}

function countText(t: Translate, count: number): string {
  if (count === 0) return '';
  return t('placeCount', { count });
}

/** Next or previous position of a list, wrapping around; from none to the first or the last. */
function nextIndex(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

/** "Uppsala, Uppsala län" with the typed part marked and the region less prominent. */
function Description({ text, typed }: { text: string; typed: string }): ReactNode {
  const comma = text.indexOf(', ');
  const name = comma < 0 ? text : text.slice(0, comma);
  const length = typed.trim().length;
  const marked = foldName(name.slice(0, length)) === foldName(typed) ? length : 0;
  return (
    <span>
      {marked > 0 && <mark>{name.slice(0, marked)}</mark>}
      {name.slice(marked)}
      {comma >= 0 && <span className="place-search-region small">{text.slice(comma)}</span>}
    </span>
  );
}
