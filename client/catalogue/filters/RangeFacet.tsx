import { memo, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './RangeFacet.css';
import type { RangeListFacet } from '../../../shared/catalogue/facets/ListFacet.ts';
import {
  chosenEnds,
  movedEnds,
  parseAmount,
  rangeValues,
  thumbBounds,
  withEnd,
} from '../../../shared/catalogue/facets/rangeRules.ts';
import type { Bounds, Ends } from '../../../shared/catalogue/facets/rangeRules.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { facetLabel } from './facetLabel.ts';
import type { Translate } from '../../site/translate.ts';
import { numberFieldTexts } from '../../site/texts/numberFieldTexts.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { useSelectOnFocus } from '../../ui/fields/useSelectOnFocus.ts';
import { amountText, rangeText } from './amountTexts.ts';
import { typedAmount } from './typedAmount.ts';
import { RangeSlider } from './RangeSlider.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

export interface RangeFacetProps {
  facet: RangeListFacet;
  /** The chosen range "min-max"; years also as single values. */
  values: string[] | undefined;
  site: SiteContext;
  t: Translate;
  openAtFirst: boolean;
  /** Called with an empty array when both ends are open again. */
  onRange: (facet: string, values: string[]) => void;
  /** Called when the visitor begins to set the range; onRange follows. */
  onDraft?: () => void;
}

/** Pause after typing or keys before they apply, ms. */
const restFor = 1500;

/** A facet of numbers: histogram with two thumbs, and two fields. */
export const RangeFacet = memo(function RangeFacet(props: RangeFacetProps): ReactNode {
  const { facet, values, site, t } = props;
  const [openAtFirst] = useState(props.openAtFirst || (values?.length ?? 0) > 0);
  const [open, setOpen] = useState(openAtFirst);
  const label = facetLabel(t, facet.name, site);
  return (
    <Accordion
      title={label}
      aside={values?.length ? values.map((value) => rangeText(facet.name, value, site, t)).join(', ') : undefined}
      open={openAtFirst}
      onToggle={setOpen}
    >
      <RangeFields {...props} label={label} open={open} />
    </Accordion>
  );
});

interface FoldedProps extends RangeFacetProps {
  label: string;
  open: boolean;
}

/** Fields, with a slider once open. Keeps the old ones while collapsed, like the boxes of a facet of words. */
const RangeFields = memo(function RangeFields(props: FoldedProps): ReactNode {
  const { facet, site, t, label } = props;
  const { limits, ends, typed, message, setDraft, apply, applyLater, type, applyTyped } = useRangeDraft(props);
  const messageId = useId();
  useAnnouncement(message.text);
  const selectOnFocus = useSelectOnFocus<HTMLInputElement>();
  const endLabels = { min: t('rangeMin', { facet: label }), max: t('rangeMax', { facet: label }) };
  const field = (end: 'min' | 'max'): ReactNode => (
    <input
      inputMode="numeric"
      autoComplete="off"
      name={`${facet.name}.${end}`}
      aria-label={endLabels[end]}
      aria-invalid={message.refused === end || undefined}
      aria-describedby={message.end === end && message.text ? messageId : undefined}
      placeholder={amountText(facet.name, limits[end], site, t)}
      value={typed?.end === end ? typed.text : ends[end] === null ? '' : amountText(facet.name, ends[end], site, t)}
      {...selectOnFocus}
      onChange={(event) => type(end, event.target.value)}
      onBlur={applyTyped}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (typed) applyTyped();
        else apply(ends);
      }}
    />
  );
  return (
    <>
      {props.open && (
        <RangeSlider
          facet={facet}
          limits={limits}
          bounds={thumbBounds(ends, limits)}
          label={label}
          endLabels={endLabels}
          t={t}
          textOf={(amount) => amountText(facet.name, amount, site, t)}
          onMove={(next) => setDraft(movedEnds(ends, next, limits))}
          onRest={(next) => applyLater(movedEnds(ends, next, limits))}
          onDone={(next) => apply(movedEnds(ends, next, limits))}
        />
      )}
      <div className="range-facet-fields">
        {field('min')}
        <span aria-hidden="true">–</span>
        {field('max')}
      </div>
      <p className="small" id={messageId}>
        {message.text}
      </p>
    </>
  );
}, staysFolded);

/** Message about a typed amount, and its field. */
interface RangeMessage {
  text: string;
  end: 'min' | 'max' | null;
  /** Field whose text is no amount. */
  refused: 'min' | 'max' | null;
}

const noMessage: RangeMessage = { text: '', end: null, refused: null };

/** Range as set by the visitor but not yet applied, by thumbs or typed, and when it applies. */
function useRangeDraft({ facet, values, site, t, onRange, onDraft }: RangeFacetProps) {
  const limits: Bounds = { min: facet.min, max: facet.max };
  const chosen = chosenEnds(values);
  const [draft, setDraft] = useState<Ends | null>(null);
  /** Last requested range; shown until the list has it. */
  const [applied, setApplied] = useState<Ends | null>(null);
  const chosenText = values?.join() ?? '';
  const [seen, setSeen] = useState(chosenText);
  if (seen !== chosenText) {
    setSeen(chosenText);
    setApplied(null);
  }
  const [typed, setTyped] = useState<{ end: 'min' | 'max'; text: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ends = draft ?? applied ?? chosen;

  const [message, setMessage] = useState(noMessage);

  const apply = (next: Ends, about = noMessage): void => {
    clearTimeout(timer.current);
    setMessage(about);
    setDraft(null);
    setTyped(null);
    const nextValues = rangeValues(next);
    if (nextValues.join() === chosenText) return;
    setApplied(next);
    onRange(facet.name, nextValues);
  };
  const applyLater = (next: Ends): void => {
    onDraft?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), restFor);
  };
  const typedEnds = (end: 'min' | 'max', text: string): Ends => {
    const typed = parseAmount(text);
    return withEnd(ends, end, typed === null ? null : typedAmount(facet.name, typed, site), limits);
  };
  const texts = numberFieldTexts(t);
  /** Text about a typed amount that was changed; "" for an amount taken as typed. */
  const changedText = (end: 'min' | 'max', text: string): string => {
    const number = parseAmount(text);
    if (number === null) return '';
    const amount = typedAmount(facet.name, number, site);
    const taken = typedEnds(end, text)[end];
    if (taken === null || taken === amount) return '';
    const inWords = amountText(facet.name, taken, site, t);
    return amount > taken ? texts.atMost(inWords) : texts.atLeast(inWords);
  };
  /** Applies a typed amount. A text without a number stays in its field, to be corrected. */
  const take = (end: 'min' | 'max', text: string): void => {
    if (text.trim() !== '' && parseAmount(text) === null) {
      clearTimeout(timer.current);
      setMessage({ end, refused: end, text: texts.notUnderstood });
    } else apply(typedEnds(end, text), { ...noMessage, end, text: changedText(end, text) });
  };
  const type = (end: 'min' | 'max', text: string): void => {
    setTyped({ end, text });
    setMessage(noMessage);
    onDraft?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => take(end, text), restFor);
  };
  const applyTyped = (): void => {
    if (typed) take(typed.end, typed.text);
  };
  return { limits, ends, typed, message, setDraft, apply, applyLater, type, applyTyped };
}

function staysFolded(_before: FoldedProps, { open }: FoldedProps): boolean {
  return !open;
}
