import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import '../texts/listTexts.ts';
import { foldedValue } from '../../../shared/catalogue/foldText.ts';
import { excludedValue } from '../../../shared/catalogue/exclusion.ts';
import { brandFacet, isChosen } from '../../../shared/catalogue/listState.ts';
import type { ValuesListFacet } from '../../../shared/catalogue/listSearch.ts';
import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { facetLabel } from '../../site/translate.ts';
import type { Translate } from '../../site/translate.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { excludedText } from '../excludedText.ts';
import { facetValueText } from '../facetValueText.ts';
import { FacetBox } from './FacetBox.tsx';

export interface FacetValuesProps {
  facet: ValuesListFacet;
  /** Chosen values of this facet. */
  values: string[] | undefined;
  site: SiteContext;
  t: Translate;
  openAtFirst: boolean;
  onToggle: (facet: string, value: string) => void;
}

/** So many values show at once, and any chosen one. */
const shownValues = 8;
/** From more values on they can be searched. */
const searchedFrom = 20;

/** A facet of words: a checkbox for each value, and under a chosen one those of its children. */
export const FacetValues = memo(function FacetValues(props: FacetValuesProps): ReactNode {
  const { facet, values, t } = props;
  const [openAtFirst] = useState(props.openAtFirst || (values?.length ?? 0) > 0);
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Accordion
      title={facetLabel(t, facet.name)}
      aside={values?.length ? t('selectedCount', { count: values.length }) : undefined}
      open={openAtFirst}
      onToggle={setOpen}
    >
      <Boxes {...props} open={open} />
    </Accordion>
  );
});

/** What is folded away stays as it was when it was last seen: the press that changes the list need not wait for it. */
const Boxes = memo(
  function Boxes(props: FacetValuesProps & { open: boolean }): ReactNode {
    const { facet, values, site, t } = props;
    const [wanted, setWanted] = useState('');
    const label = facetLabel(t, facet.name);
    const fold = foldedValue(wanted);
    const labelOf = (text: string): string => facetValueText(t, facet.name, text, site.valueLabels);
    const named =
      fold === '' ? facet.values : facet.values.filter(({ text }) => foldedValue(labelOf(text)).includes(fold));
    const found = emptyLast(named, values, '');
    const inView = (value: FacetValue, at: number): boolean => at < shownValues || isMarked(values, value.text);
    const first = found.filter(inView);
    const rest = found.filter((value, at) => !inView(value, at));
    const boxes = (list: FacetValue[]): ReactNode =>
      list.map((value) => <ValueBoxes key={value.text} value={value} {...props} />);
    return (
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {facet.values.length > searchedFrom && (
          <input
            className="facet-search"
            type="search"
            autoComplete="off"
            placeholder={t('searchValues', { facet: label })}
            aria-label={t('searchValues', { facet: label })}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
        {boxes(first)}
        {found.length === 0 && (
          <p className="facet-none" role="status">
            {t('noSuchValue')}
          </p>
        )}
        {rest.length > 0 && (
          <details className="facet-more">
            <summary>
              <span className="facet-more-closed">
                {t(facet.name === brandFacet ? 'showAllBrands' : 'showAllValues', { count: found.length })}
              </span>
              <span className="facet-more-open">{t('showFewerValues')}</span>
            </summary>
            {boxes(rest)}
          </details>
        )}
      </fieldset>
    );
  },
  (_before, { open }) => !open,
);

/** True if a value is chosen or excluded. */
function isMarked(values: string[] | undefined, value: string): boolean {
  return isChosen(values, value) || isChosen(values, excludedValue(value));
}

/** Values that find nothing after those that do; a chosen or excluded one keeps its place. `parent`: "Volvo>" or "". */
function emptyLast(all: readonly FacetValue[], values: string[] | undefined, parent: string): FacetValue[] {
  const isEmpty = ({ count, text }: FacetValue): boolean => count === 0 && !isMarked(values, parent + text);
  return [...all.filter((value) => !isEmpty(value)), ...all.filter(isEmpty)];
}

function ValueBoxes(props: FacetValuesProps & { value: FacetValue }): ReactNode {
  const { values, value } = props;
  const parent = `${value.text}>`;
  const children = value.children ?? [];
  const shown = isChosen(values, value.text)
    ? emptyLast(children, values, parent)
    : children.filter(({ text }) => isChosen(values, excludedValue(parent + text)));
  return (
    <>
      <ValueBox {...props} own={value.text} count={value.count} />
      {shown.map((child) => (
        <ValueBox key={child.text} {...props} own={parent + child.text} count={child.count} child />
      ))}
    </>
  );
}

interface ValueBoxProps extends FacetValuesProps {
  /** As in the filters: "Volvo>XC60" for a child. */
  own: string;
  count: number;
  child?: boolean;
}

/** The box of a value; an excluded one is a ticked box that says so, and clearing it ends the exclusion. */
function ValueBox({ facet, values, site, t, onToggle, own, count, child = false }: ValueBoxProps): ReactNode {
  const excluded = isChosen(values, excludedValue(own));
  const value = excluded ? excludedValue(own) : own;
  return (
    <FacetBox
      facet={facet.name}
      value={value}
      text={excluded ? excludedText(t, site, facet.name, value) : facetValueText(t, facet.name, own, site.valueLabels)}
      count={excluded ? undefined : count}
      chosen={excluded || isChosen(values, own)}
      onToggle={onToggle}
      child={child}
    />
  );
}
