import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { isChosen } from '../../../shared/catalogue/listState.ts';
import type { ListFacet } from '../../../shared/catalogue/listSearch.ts';
import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import { facetLabel } from '../../site/translate.ts';
import type { Translate } from '../../site/translate.ts';
import { Accordion } from '../../ui/Accordion.tsx';

export interface FacetValuesProps {
  facet: Extract<ListFacet, { kind: 'values' }>;
  /** Chosen values of this facet. */
  values: string[] | undefined;
  t: Translate;
  openAtFirst: boolean;
  onToggle: (facet: string, value: string) => void;
}

/** So many values show at once, and any chosen one. */
const shownValues = 8;

/** A facet of words: a checkbox for each value, and under a chosen one those of its children. */
export const FacetValues = memo(function FacetValues(props: FacetValuesProps): ReactNode {
  const { facet, values, t } = props;
  const [open] = useState(props.openAtFirst || (values?.length ?? 0) > 0);
  const inView = (value: FacetValue, at: number): boolean => at < shownValues || isChosen(values, value.text);
  const first = facet.values.filter(inView);
  const rest = facet.values.filter((value, at) => !inView(value, at));
  const boxes = (list: FacetValue[]): ReactNode =>
    list.map((value) => <ValueBoxes key={value.text} value={value} {...props} />);
  return (
    <Accordion
      title={facetLabel(t, facet.name)}
      aside={values?.length ? t('selectedCount', { count: values.length }) : undefined}
      open={open}
    >
      <fieldset>
        <legend className="visually-hidden">{facetLabel(t, facet.name)}</legend>
        {boxes(first)}
        {rest.length > 0 && (
          <details className="facet-more">
            <summary>
              <span className="facet-more-closed">{t('showAllValues', { count: facet.values.length })}</span>
              <span className="facet-more-open">{t('showFewerValues')}</span>
            </summary>
            {boxes(rest)}
          </details>
        )}
      </fieldset>
    </Accordion>
  );
});

function ValueBoxes({ value, ...props }: FacetValuesProps & { value: FacetValue }): ReactNode {
  const chosen = isChosen(props.values, value.text);
  return (
    <>
      <ValueBox {...props} text={value.text} value={value.text} count={value.count} />
      {chosen &&
        value.children?.map((child) => (
          <ValueBox
            {...props}
            key={child.text}
            text={child.text}
            value={`${value.text}>${child.text}`}
            count={child.count}
            child
          />
        ))}
    </>
  );
}

interface ValueBoxProps extends FacetValuesProps {
  text: string;
  value: string;
  count: number;
  child?: boolean;
}

function ValueBox({ facet, values, onToggle, text, value, count, child = false }: ValueBoxProps): ReactNode {
  const chosen = isChosen(values, value);
  const dead = count === 0 && !chosen;
  return (
    <label className={`facet-value${child ? ' facet-child' : ''}${dead ? ' facet-value-dead' : ''}`}>
      <input
        type="checkbox"
        className="facet-box"
        name={facet.name}
        value={value}
        checked={chosen}
        disabled={dead}
        onChange={() => onToggle(facet.name, value)}
      />
      <span>{text}</span>
      <span className="facet-count">{count}</span>
    </label>
  );
}
