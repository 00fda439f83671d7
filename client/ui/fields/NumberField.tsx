import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { amountIn } from '../slider/sliderAmounts.ts';
import { useSelectOnFocus } from './useSelectOnFocus.ts';

/** Messages for a typed amount that the field has to change. `amount` includes its unit. */
export interface NumberFieldTexts {
  atMost: (amount: string) => string;
  atLeast: (amount: string) => string;
  nearest: (amount: string) => string;
  notUnderstood: string;
}

export interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Formats an amount with its unit. */
  textOf: (amount: number) => string;
  texts: NumberFieldTexts;
  className?: string | undefined;
  /** Name of the field in a form that is sent without JavaScript. */
  name?: string | undefined;
  /** Id of the element that shows the message passed to `onSay`. */
  describedBy?: string | undefined;
  /** Returns the amount to use instead of one that is not offered. */
  settle?: ((amount: number) => number) | undefined;
  /** Called with every change of the message; "" when there is none. */
  onSay: (message: string) => void;
  /** Called when a changed amount is entered: on Enter, or when the field loses focus. */
  onCommit: (amount: number) => void;
}

/**
 * A field for one amount; typing replaces the amount and its unit, which focus selects.
 * Enter and leaving the field commit, Escape restores. An amount out of bounds is clamped, and a message reports it.
 */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, value, min, max, textOf, texts, className, name, describedBy, settle, onSay, onCommit } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const selectOnFocus = useSelectOnFocus<HTMLInputElement>();
  const text = typed ?? textOf(value);

  // new text clears the selection: the next key would be appended to it
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select();
  }, [typed, text]);

  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === '' || typed === textOf(value)) return;
    const amount = amountIn(typed);
    if (amount === null) {
      onSay(texts.notUnderstood);
      return;
    }
    const within = Math.min(max, Math.max(min, amount));
    const taken = settle?.(within) ?? within;
    onSay(
      amount > max
        ? texts.atMost(textOf(max))
        : amount < min
          ? texts.atLeast(textOf(min))
          : taken === amount
            ? ''
            : texts.nearest(textOf(taken)),
    );
    if (taken !== value) onCommit(taken);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
  };

  return (
    <input
      ref={input}
      className={className}
      type="text"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      value={text}
      {...selectOnFocus}
      onChange={(event) => {
        setTyped(event.target.value);
        onSay('');
      }}
      onBlur={commit}
      onKeyDown={press}
    />
  );
}
