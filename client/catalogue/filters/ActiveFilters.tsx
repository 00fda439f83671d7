import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './ActiveFilters.css';
import { brandFacet, hasChoices, isChosen, parentOf, toggleValue } from '../../../shared/catalogue/list/listState.ts';
import type { ListState } from '../../../shared/catalogue/list/listState.ts';
import { isExcluded } from '../../../shared/catalogue/facets/exclusion.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import type { Translate } from '../../site/translate.ts';
import { Chip } from '../../ui/Chip.tsx';
import { chipText } from './chipText.ts';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';

interface ActiveFiltersProps {
  list: ListState;
  /** A range is being set and applies soon: reserves space for its chip during the visitor's action. */
  drafting?: boolean;
  addressOf: (list: ListState) => string;
  clearHref: string;
  t: Translate;
  site: SiteContext;
}

interface ChosenChip {
  key: string;
  text: string;
  /** The list without the value. */
  without: ListState;
}

/** A chip for every chosen value, each a link to the list without it. */
export function ActiveFilters({
  list,
  drafting = false,
  addressOf,
  clearHref,
  t,
  site,
}: ActiveFiltersProps): ReactNode {
  const chosen = useRef<HTMLUListElement>(null);
  const pressed = useRef<number | null>(null);
  useEffect(() => {
    // the pressed chip and its focus are gone: the focus moves to the next one, or to the page's heading
    if (pressed.current !== null && document.activeElement === document.body) {
      const links = [...(chosen.current?.querySelectorAll('a') ?? [])];
      const next = links[pressed.current] ?? links.at(-1);
      if (next) next.focus({ preventScroll: true });
      else focusPageHeading();
    }
    pressed.current = null;
  }, [list]);
  if (!hasChoices(list)) return drafting ? <div className="active-filters" /> : null;
  const chips = buildChips(list, t, site);
  return (
    <ul className="active-filters" ref={chosen} aria-label={t('activeFilters')}>
      {chips.map(({ key, text, without }, at) => (
        <li key={key}>
          <Chip
            on
            removable
            href={addressOf(without)}
            data-scroll="list"
            onClick={() => {
              pressed.current = at;
            }}
            aria-label={t('removeFilter', { value: text })}
          >
            {text}
          </Chip>
        </li>
      ))}
      {/* a new element after every chip change, so that it does not count as moved when a range applies */}
      <li key={`clear ${chips.length}`}>
        <a
          className="active-filters-clear"
          href={clearHref}
          data-scroll="list"
          onClick={() => {
            pressed.current = 0;
          }}
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  );
}

function buildChips(list: ListState, t: Translate, site: SiteContext): ChosenChip[] {
  const { [brandFacet]: brands = [], ...others } = list.filters;
  const chips = Object.entries({ [brandFacet]: brands, ...others }).flatMap(([facet, values]) =>
    withParents(values).map((value) => ({
      key: `${facet} ${value}`,
      text: chipText(facet, value, t, site),
      without: toggleValue(list, facet, value),
    })),
  );
  if (list.keyphrase === '') return chips;
  const text = t('keyphraseChip', { value: list.keyphrase });
  return [...chips, { key: 'keyphrase', text, without: { ...list, keyphrase: '', page: 0 } }];
}

/** Puts each child's parent before it. */
function withParents(values: string[]): string[] {
  const all = values.flatMap((value) =>
    value.includes('>') && !isExcluded(value) ? [parentOf(value), value] : [value],
  );
  return [...new Set(all)].filter((value) => isChosen(values, value));
}
