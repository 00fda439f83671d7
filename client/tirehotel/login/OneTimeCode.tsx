import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './OneTimeCode.css';
import { classNames } from '../../ui/classNames.ts';
import { useRequired } from '../../ui/fields/useRequired.ts';
import { pasted, pressed, typed } from './codeEdits.ts';
import type { CodeBoxes, CodeEdit } from './codeEdits.ts';

interface OneTimeCodeProps {
  boxes: CodeBoxes;
  onChange: (boxes: CodeBoxes) => void;
  /** Accessible name of the group. */
  label: string;
  /** Accessible name of one box, counted from 1. */
  digitLabel: (digit: number) => string;
  /** Number of times the boxes were cleared, for a wrong or a new code; each time the first gets focus. */
  cleared: number;
  /** Focuses the first box on mount. */
  takesFocus: boolean;
  /** True when a wrong code was cleared: the boxes shake once. */
  wrong: boolean;
  /** Index of the box that gets the focus with the reason; -1 without a fault. */
  faultyBox: number;
  /** Id of the message about the code. */
  describedBy?: string | undefined;
}

/**
 * A box for each digit of a one-time code.
 * A pasted or autofilled code spreads over all boxes; the first box accepts several characters for that.
 */
export function OneTimeCode(props: OneTimeCodeProps): ReactNode {
  const { boxes, onChange, label, digitLabel, cleared, takesFocus, wrong, faultyBox, describedBy } = props;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const required = useRequired();

  useEffect(() => {
    if (cleared > 0) inputs.current[0]?.focus();
  }, [cleared]);

  useEffect(() => {
    if (takesFocus) inputs.current[0]?.focus({ preventScroll: true });
  }, [takesFocus]);

  const apply = (edit: CodeEdit | null): void => {
    if (!edit) return;
    if (edit.boxes !== boxes) onChange(edit.boxes);
    const input = inputs.current[edit.focus];
    input?.focus();
    input?.select();
  };

  return (
    <div
      className={classNames('one-time-code', wrong && `one-time-code-shake-${cleared % 2 === 0 ? 'b' : 'a'}`)}
      role="group"
      aria-label={label}
      // a faulty box has the message itself, and would be read with the group's
      aria-describedby={faultyBox < 0 ? describedBy : undefined}
    >
      {boxes.map((digit, box) => (
        <input
          key={box}
          ref={(input) => {
            inputs.current[box] = input;
          }}
          className="one-time-code-digit"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={box === 0 ? 'one-time-code' : 'off'}
          enterKeyHint={box === boxes.length - 1 ? 'go' : 'next'}
          aria-label={digitLabel(box + 1)}
          // once for the group; the other boxes would repeat it
          {...(box === 0 && required)}
          aria-invalid={box === faultyBox || undefined}
          aria-describedby={box === faultyBox ? describedBy : undefined}
          value={digit}
          onChange={(event) => apply(typed(boxes, box, event.target.value))}
          onFocus={(event) => event.target.select()}
          onPaste={(event) => {
            event.preventDefault();
            apply(pasted(boxes, event.clipboardData.getData('text')));
          }}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
            const edit = pressed(boxes, box, event.key);
            if (!edit) return;
            event.preventDefault();
            apply(edit);
          }}
        />
      ))}
    </div>
  );
}
