import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OptionChoice } from '../../../shared/finance/quoteAnswer.ts';
import { numberFieldTexts } from '../../site/texts/numberFieldTexts.ts';
import type { Translate } from '../../site/translate.ts';
import { niceStep } from '../../ui/slider/sliderAmounts.ts';
import { SliderField } from '../../ui/slider/SliderField.tsx';

interface OptionControlProps {
  option: OptionChoice;
  value: number;
  textOf: (amount: number) => string;
  onMove?: (amount: number) => void;
  onCommit: (amount: number) => void;
  t: Translate;
}

/** Maximum number of values shown next to each other. */
const maxSegments = 5;

/** Pause after keys before a quote is requested, ms: one call for a series of presses. */
const keyPauseMs = 600;

/** Control for a product choice: a slider for a range, or options. Renders nothing for a single value. */
export function OptionControl({ option, value, textOf, onMove, onCommit, t }: OptionControlProps): ReactNode {
  const id = useId();
  const { label } = option;
  if (option.kind === 'range') {
    const { minimum: min, maximum: max } = option;
    return (
      <SliderField
        label={label}
        fieldLabel={t('quoteAmount', { label })}
        fieldTexts={numberFieldTexts(t)}
        keyPauseMs={keyPauseMs}
        value={value}
        min={min}
        max={max}
        step={niceStep(min, max)}
        textOf={textOf}
        {...(onMove ? { onMove } : {})}
        onCommit={onCommit}
      />
    );
  }
  const { values } = option;
  if (values.length < 2) return null;
  if (values.length > maxSegments) {
    return (
      <div className="quote-option">
        <label className="quote-option-label" htmlFor={id}>
          {label}
        </label>
        <select
          className="quote-select"
          id={id}
          value={value}
          onChange={(event) => onCommit(Number(event.target.value))}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {textOf(one)}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset className="quote-option">
      <legend className="quote-option-label">{label}</legend>
      <div className="quote-segments">
        {values.map((one) => (
          <label key={one} className="quote-segment">
            <input
              className="visually-hidden"
              type="radio"
              name={id}
              value={one}
              checked={one === value}
              onChange={() => onCommit(one)}
            />
            <span className="quote-segment-face">
              {one}
              <span className="quote-segment-unit">{afterNumber(textOf(one), one)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Unit after the number in a text: " months"; hidden on phones for lack of space. */
function afterNumber(text: string, number: number): string {
  return text.startsWith(String(number)) ? text.slice(String(number).length) : '';
}
