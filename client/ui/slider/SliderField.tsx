import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import './SliderField.css';
import { Icon } from '../Icon.tsx';
import { amountAfterKey, amountIn, onSteps, stepsAround } from './sliderAmounts.ts';

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
  /** The thumb stands on steps alone; an end that lies between two is drawn at the one beyond it. */
  stepped?: boolean;
  /** Names of buttons that go one step down and up. */
  stepLabels?: { less: string; more: string };
  /** Of the field, in a form that is sent without scripts. */
  name?: string;
  /** The amount to take in place of one that cannot be had, coming from another. */
  settle?: (amount: number, from: number) => number;
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
  const { label, fieldLabel, value, min, max, step, stepped, stepLabels, name, settle, textOf, onMove, onCommit } =
    props;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = moving ?? value;
  const drawn = stepped ? stepsAround(shown, { min, max, step }) : { value: shown, min, max };
  const width = drawn.max - drawn.min;
  const share = width > 0 ? ((Math.min(drawn.max, Math.max(drawn.min, drawn.value)) - drawn.min) / width) * 100 : 0;

  const moved = useRef<number | null>(null);
  const move = (wanted: number): void => {
    const amount = settle ? settle(wanted, shown) : wanted;
    moved.current = amount;
    setMoving(amount);
    onMove?.(amount);
  };
  const commit = (): void => {
    const amount = moved.current;
    moved.current = null;
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
    const letGo = (): void => latest.current();
    element?.addEventListener('change', letGo);
    return () => element?.removeEventListener('change', letGo);
  }, []);

  const stepBy = (key: 'ArrowLeft' | 'ArrowRight'): void => {
    move(amountAfterKey(key, shown, { min, max, step }) ?? shown);
    commit();
  };
  const press = (event: KeyboardEvent): void => {
    const amount = amountAfterKey(event.key, shown, { min, max, step });
    if (amount === null) return;
    event.preventDefault();
    move(amount);
  };
  const untouched = String(Math.round(value));
  const leaveField = (): void => {
    const amount = typed === null || typed === untouched ? null : amountIn(typed);
    setTyped(null);
    if (amount === null) return;
    move(Math.min(max, Math.max(min, amount)));
    commit();
  };
  const stepButton = (icon: 'minus' | 'plus', key: 'ArrowLeft' | 'ArrowRight', end: number): ReactNode =>
    stepLabels && (
      // at its end it stays where it is, and keeps the focus
      <button
        type="button"
        className="slider-field-step"
        aria-label={icon === 'minus' ? stepLabels.less : stepLabels.more}
        aria-disabled={shown === end}
        onClick={() => stepBy(key)}
      >
        <Icon name={icon} size="s" />
      </button>
    );

  return (
    <div className="slider-field">
      <div className="slider-field-head">
        <label className="slider-field-label" htmlFor={id}>
          {label}
        </label>
        {stepButton('minus', 'ArrowLeft', min)}
        <input
          className="slider-field-number"
          type="text"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          aria-label={fieldLabel}
          value={typed ?? textOf(shown)}
          onFocus={(event) => {
            setTyped(untouched);
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
        {stepButton('plus', 'ArrowRight', max)}
      </div>
      <input
        ref={slider}
        id={id}
        className="slider-field-range"
        type="range"
        min={drawn.min}
        max={drawn.max}
        step={stepped ? step : 'any'}
        value={drawn.value}
        aria-valuetext={textOf(shown)}
        onChange={(event) => move(onSteps(event.target.valueAsNumber, { min, max, step }))}
        onKeyDown={press}
        onKeyUp={commit}
        onBlur={commit}
        onPointerUp={commit}
      />
      <div className="slider-field-ends" aria-hidden="true">
        <span>{textOf(min)}</span>
        <span>{textOf(max)}</span>
      </div>
    </div>
  );
}
