import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import './SliderField.css';
import { Icon } from '../Icon.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { NumberFieldTexts } from '../fields/NumberField.tsx';
import { amountAfterKey, onSteps, stepsAround } from './sliderAmounts.ts';
import { useAnnouncement } from '../messages/useAnnouncement.ts';

export interface SliderFieldProps {
  label: string;
  /** Label of the number field next to the slider. */
  fieldLabel: string;
  fieldTexts: NumberFieldTexts;
  value: number;
  min: number;
  max: number;
  /** Amount per arrow key, and grid of a dragged thumb. Both ends are always reachable. */
  step: number;
  /** Formats an amount with its unit. */
  textOf: (amount: number) => string;
  /** Places the thumb only on steps; an end between two steps is drawn at the one beyond it. */
  stepped?: boolean;
  /** Names of the buttons that go one step down and up. */
  stepLabels?: { less: string; more: string };
  /** Name of the field in a form that is sent without JavaScript. */
  name?: string;
  /** Returns the amount to use when the one reached from `from` is not offered. */
  settle?: (amount: number, from: number) => number;
  /** Time without keys after which their amount is committed; 0, the default, commits on key up. */
  keyPauseMs?: number;
  /** Called while the visitor is still moving the thumb. */
  onMove?: (amount: number) => void;
  /** Called once per change: the thumb is released, the keys pause, or a typed number is entered. */
  onCommit: (amount: number) => void;
}

/**
 * An amount between two bounds, set by dragging, keys or typing.
 * While it moves the visitor's amount shows; after the commit the `value` prop shows again.
 */
export function SliderField(props: SliderFieldProps): ReactNode {
  const { label, fieldLabel, fieldTexts, value, min, max, step, stepped, stepLabels, name } = props;
  const { settle, keyPauseMs = 0, textOf, onMove, onCommit } = props;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  useAnnouncement(announcement);
  const { shown, move, commit, releaseKey } = useMovingAmount({
    slider,
    value,
    settle,
    keyPauseMs,
    onMove: (amount) => {
      setAnnouncement('');
      onMove?.(amount);
    },
    onCommit,
  });
  const drawn = stepped ? stepsAround(shown, { min, max, step }) : { value: shown, min, max };
  useDrawnShare(slider, drawn);

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
  const stepButton = (icon: 'minus' | 'plus', key: 'ArrowLeft' | 'ArrowRight', end: number): ReactNode =>
    stepLabels && (
      // not disabled at its end, so that it keeps the focus
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
        <span className="slider-field-stepper">
          {stepButton('minus', 'ArrowLeft', min)}
          <NumberField
            className="slider-field-number"
            name={name}
            label={fieldLabel}
            value={shown}
            min={min}
            max={max}
            textOf={textOf}
            texts={fieldTexts}
            describedBy={`${id}-said`}
            settle={settle ? (amount) => settle(amount, amount) : undefined}
            onSay={setAnnouncement}
            onCommit={onCommit}
          />
          {stepButton('plus', 'ArrowRight', max)}
        </span>
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
        onKeyUp={releaseKey}
        onBlur={commit}
        onPointerUp={commit}
      />
      <div className="slider-field-ends">
        <span aria-hidden="true">{textOf(min)}</span>
        <span className="slider-field-said" id={`${id}-said`}>
          {announcement}
        </span>
        <span aria-hidden="true">{textOf(max)}</span>
      </div>
    </div>
  );
}

/** Colours the track up to the thumb. */
function useDrawnShare(
  slider: RefObject<HTMLElement | null>,
  { value, min, max }: Pick<SliderFieldProps, 'value' | 'min' | 'max'>,
): void {
  const share = max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0;
  useLayoutEffect(() => {
    // set by script, because the site's policy forbids inline styles
    slider.current?.style.setProperty('--slider-share', `${String(share)}%`);
  });
}

interface MovingAmountOptions extends Pick<SliderFieldProps, 'value' | 'onCommit'> {
  slider: RefObject<HTMLInputElement | null>;
  settle: SliderFieldProps['settle'];
  keyPauseMs: number;
  onMove: (amount: number) => void;
}

/** The amount while the visitor moves the thumb. It is committed on release, or when the keys pause. */
function useMovingAmount({ slider, value, settle, keyPauseMs, onMove, onCommit }: MovingAmountOptions) {
  const [moving, setMoving] = useState<number | null>(null);
  const shown = moving ?? value;
  const moved = useRef<number | null>(null);
  const move = (wanted: number): void => {
    const amount = settle ? settle(wanted, shown) : wanted;
    moved.current = amount;
    setMoving(amount);
    onMove(amount);
  };
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const commit = (): void => {
    clearTimeout(timer.current);
    const amount = moved.current;
    moved.current = null;
    setMoving(null);
    if (amount !== null && amount !== value) onCommit(amount);
  };
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
  });

  // React's onChange is the native input event; the native change event reports the thumb's release
  useEffect(() => {
    const element = slider.current;
    const letGo = (): void => latest.current();
    element?.addEventListener('change', letGo);
    return () => {
      element?.removeEventListener('change', letGo);
      clearTimeout(timer.current);
    };
  }, [slider]);
  const releaseKey = (): void => {
    if (keyPauseMs === 0) commit();
    else if (moved.current !== null) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), keyPauseMs);
    }
  };
  return { shown, move, commit, releaseKey };
}
