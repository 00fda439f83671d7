import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { excludedValue } from '../../../shared/catalogue/facets/exclusion.ts';
import { shownChildren, splitValues } from '../../../shared/catalogue/facets/firstValues.ts';
import type { ListValue, ValuesListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import { brandFacet, isChosen } from '../../../shared/catalogue/list/listState.ts';
import type { ListState } from '../../../shared/catalogue/list/listState.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { facetLabel } from './facetLabel.ts';
import type { Translate } from '../../site/translate.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { excludedText } from './excludedText.ts';
import { facetValueText } from './facetValueText.ts';
import { useAllValues } from './useAllValues.ts';
import { AllValuesLink, anchorOf } from './AllValuesLink.tsx';
import { FacetBox } from './FacetBox.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

export interface FacetValuesProps {
  facet: ValuesListFacet;
  /** Chosen values of this facet. */
  values: string[] | undefined;
  site: SiteContext;
  t: Translate;
  openAtFirst: boolean;
  /** True when the list requests all values of this facet. */
  complete: boolean;
  /** True when links may target the facet in this panel. */
  isTarget: boolean;
  onToggle: (facet: string, value: string) => void;
  /** Loads all values of a facet; false on failure. */
  loadValues: (facet: string) => Promise<boolean>;
  addressOf: (list: ListState) => string;
  /** Announces a message. */
  onSay: (message: string) => void;
}

/** Number of values from which they are searchable. */
const searchedFrom = 20;

/** A facet of words: a checkbox per value, and under a chosen one those of its children. */
export const FacetValues = memo(function FacetValues(props: FacetValuesProps): ReactNode {
  const { facet, values, t, complete } = props;
  const [openAtFirst] = useState(props.openAtFirst || complete || (values?.length ?? 0) > 0);
  const [open, setOpen] = useState(openAtFirst);
  const label = facetLabel(t, facet.name, props.site);
  return (
    <Accordion
      title={label}
      id={complete && props.isTarget ? anchorOf(facet.name) : undefined}
      aside={values?.length ? t('selectedCount', { count: values.length }) : undefined}
      open={openAtFirst}
      onToggle={setOpen}
    >
      <Boxes {...props} label={label} open={open} />
    </Accordion>
  );
});

interface BoxesProps extends FacetValuesProps {
  label: string;
  open: boolean;
}

/** Keeps the old boxes while collapsed: a press that changes the list need not wait for them. */
const Boxes = memo(
  function Boxes(props: BoxesProps): ReactNode {
    const { facet, values, site, t, label, complete, onSay } = props;
    const [wanted, setWanted] = useState('');
    const {
      shown: all,
      state,
      toggle,
      load,
    } = useAllValues(facet, complete, props.loadValues, (count) => onSay(t('valuesShown', { facet: label, count })));
    const fold = foldedValue(wanted);
    const isWanted = ([text]: ListValue): boolean =>
      foldedValue(facetValueText(t, facet.name, text, site)).includes(fold);
    const found = fold === '' ? facet.values : facet.values.filter(isWanted);
    const { first, others } = splitValues(found, values);
    const total = facet.total ?? facet.values.length;
    const count = fold === '' ? total : found.length;
    const failed = state === 'failed';
    const matches = found.length > 0 ? t('valuesFound', { count: found.length }) : t('noSuchValue');
    // the first values are not all: their matches are not spoken
    useAnnouncement(fold !== '' && facet.total === undefined ? matches : '');
    const searchText = facet.name === brandFacet ? t('searchModels') : t('searchValues', { facet: label });
    const searchLabel = total > searchedFrom ? searchText : '';
    const boxes = (list: readonly ListValue[]): ReactNode =>
      list.map((value) => <ValueBoxes key={value[0]} value={value} {...props} />);
    return (
      <fieldset aria-label={label} aria-busy={state === 'loading' || undefined}>
        {searchLabel && (
          <input
            className="facet-search"
            type="search"
            autoComplete="off"
            placeholder={searchLabel}
            aria-label={searchLabel}
            value={wanted}
            onFocus={() => void load()}
            onChange={(event) => {
              setWanted(event.target.value);
              void load();
            }}
          />
        )}
        {boxes(first)}
        {found.length === 0 && facet.total === undefined && <p className="facet-none">{t('noSuchValue')}</p>}
        {failed && (
          <p className="facet-none" ref={announceFailure}>
            {t('valuesFailed')}
          </p>
        )}
        {(failed || count > first.length) && (
          <AllValuesLink facet={facet.name} addressOf={props.addressOf} onPress={() => void toggle()}>
            {failed
              ? t('errorRetry')
              : all
                ? t('showFewerValues')
                : t(facet.name === brandFacet ? 'showAllBrands' : 'showAllValues', { count })}
          </AllValuesLink>
        )}
        {all && boxes(others)}
      </fieldset>
    );
  },
  (_before, { open }) => !open,
);

/** Checkbox of a value, and those of its children. */
function ValueBoxes(props: BoxesProps & { value: ListValue }): ReactNode {
  const { facet, values, value } = props;
  const [text, count] = value;
  const children = shownChildren(value, values);
  const total = isChosen(values, text) ? (facet.childCounts?.[text] ?? 0) : 0;
  return (
    <>
      <ValueBox {...props} own={text} count={count} />
      {children.map(([child, childCount]) => (
        <ValueBox key={child} {...props} own={`${text}>${child}`} count={childCount} look="child" />
      ))}
      <AwaitedBoxes count={Math.max(0, total - children.length)} />
    </>
  );
}

/** Reserves space for boxes of the next response during the press, so that their arrival moves nothing. */
function AwaitedBoxes({ count }: { count: number }): ReactNode {
  return Array.from({ length: count }, (_none, at) => (
    <span key={at} className="facet-child facet-awaited" aria-hidden="true" />
  ));
}

interface ValueBoxProps extends BoxesProps {
  /** Value in filter notation: "Volvo>XC60" for a child. */
  own: string;
  count: number;
  look?: 'child';
}

/** Checkbox of a value. An excluded value is a ticked box with a note; clearing it ends the exclusion. */
function ValueBox({ facet, values, site, t, onToggle, own, count, look }: ValueBoxProps): ReactNode {
  const excluded = isChosen(values, excludedValue(own));
  const value = excluded ? excludedValue(own) : own;
  return (
    <FacetBox
      facet={facet.name}
      value={value}
      text={excluded ? excludedText(t, site, facet.name, value) : facetValueText(t, facet.name, own, site)}
      count={excluded ? undefined : count}
      chosen={excluded || isChosen(values, own)}
      onToggle={onToggle}
      {...(look ? { look } : {})}
    />
  );
}
