import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './SliderField.css';
import { amountAfterKey, amountIn, onSteps } from './sliderAmounts.ts';

export interface SliderFieldProps {
  label: string;
  /** Of the field beside the slider. */
  fieldLabel: string;
  value: number;
  min: number;
  max: number;
  /** What an arrow key moves, and what a dragged thumb stops at. Both ends can be reached all the same. */
  step: number;
  /** An amount with its unit. */
  textOf: (amount: number) => string;
  /** While the visitor is still moving. */
  onMove?: (amount: number) => void;
  /** Once for each change: the thumb was let go, the key came up, the typed number was left. */
  onCommit: (amount: number) => void;
}

/**
 * One amount between two, to be dragged, stepped by keys or typed. While it is moved the visitor's amount shows; the
 * value given from outside shows again when it was committed.
 */
export function SliderField(props: SliderFieldProps): ReactNode {
  const { label, fieldLabel, value, min, max, step, textOf, onMove, onCommit } = props;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = moving ?? value;
  const share = max > min ? ((Math.min(max, Math.max(min, shown)) - min) / (max - min)) * 100 : 0;

  const move = (amount: number): void => {
    setMoving(amount);
    onMove?.(amount);
  };
  const commit = (amount: number | null): void => {
    setMoving(null);
    if (amount !== null && amount !== value) onCommit(amount);
  };
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
    // set by script, for the site's policy allows no styles in markup
    slider.current?.style.setProperty('--slider-share', `${String(share)}%`);
  });

  // React's onChange is the browser's input event; its change event says that the thumb was let go
  useEffect(() => {
    const element = slider.current;
    const letGo = (): void => latest.current(element && onSteps(element.valueAsNumber, { min, max, step }));
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, [min, max, step]);

  const press = (event: KeyboardEvent): void => {
    const amount = amountAfterKey(event.key, shown, { min, max, step });
    if (amount === null) return;
    event.preventDefault();
    move(amount);
  };
  const leaveField = (): void => {
    const amount = typed === null ? null : amountIn(typed);
    setTyped(null);
    if (amount !== null) commit(Math.min(max, Math.max(min, amount)));
  };

  return (
    <div className="slider-field">
      <div className="slider-field-head">
        <label className="slider-field-label" htmlFor={id}>
          {label}
        </label>
        <input
          className="slider-field-number"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={fieldLabel}
          value={typed ?? textOf(shown)}
          onFocus={(event) => {
            setTyped(String(Math.round(value)));
            event.currentTarget.select();
          }}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={leaveField}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.blur();
          }}
        />
      </div>
      <input
        ref={slider}
        id={id}
        className="slider-field-range"
        type="range"
        min={min}
        max={max}
        step="any"
        value={shown}
        aria-valuetext={textOf(shown)}
        onChange={(event) => move(onSteps(event.target.valueAsNumber, { min, max, step }))}
        onKeyDown={press}
        onKeyUp={() => commit(moving)}
        onBlur={() => commit(moving)}
      />
      <div className="slider-field-ends" aria-hidden="true">
        <span>{textOf(min)}</span>
        <span>{textOf(max)}</span>
      </div>
    </div>
  );
}
