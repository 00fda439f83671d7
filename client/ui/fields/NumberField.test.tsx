/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

let committed: number[] = [];

function Deposit(props: Partial<NumberFieldProps>): ReactNode {
  const [value, setValue] = useState(99_980);
  const [said, setSaid] = useState('');
  return (
    <>
      <NumberField
        label="Kontantinsats"
        value={value}
        min={49_980}
        max={249_950}
        textOf={(amount) => `${amount.toLocaleString('sv-SE').replace(/\s/g, ' ')} kr`}
        texts={{
          atMost: (amount) => `Högst ${amount}`,
          atLeast: (amount) => `Lägst ${amount}`,
          nearest: (amount) => `Närmast: ${amount}`,
          notUnderstood: 'Skriv i siffror',
        }}
        onSay={setSaid}
        onCommit={(amount) => {
          committed.push(amount);
          setValue(amount);
        }}
        {...props}
      />
      <p role="status">{said}</p>
    </>
  );
}

afterEach(() => {
  cleanup();
  committed = [];
});

const field = (): HTMLInputElement => screen.getByRole('textbox');
const said = (): string => screen.getByRole('status').textContent;
const selected = (): string => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
function enter(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

describe('a number field', () => {
  it('selects its whole text when it is focused', () => {
    render(<Deposit />);
    field().focus();
    expect(selected()).toBe('99 980 kr');
  });

  it('keeps the selection when the mouse that focused it is released', () => {
    render(<Deposit />);
    fireEvent.pointerDown(field());
    field().focus();
    field().setSelectionRange(3, 3);
    fireEvent.mouseUp(field());
    expect(selected()).toBe('99 980 kr');
  });

  it('selects again on a second press before anything is typed', () => {
    render(<Deposit />);
    field().focus();
    field().setSelectionRange(3, 3);
    fireEvent.mouseUp(field());
    expect(selected()).toBe('99 980 kr');
  });

  it('leaves the caret where a press puts it after typing', () => {
    render(<Deposit />);
    field().focus();
    fireEvent.change(field(), { target: { value: '120000' } });
    field().setSelectionRange(3, 3);
    fireEvent.mouseUp(field());
    expect(selected()).toBe('');
  });

  it('formats the amount on Enter', () => {
    render(<Deposit />);
    field().focus();
    enter('120000');
    expect([committed, field().value, selected()]).toEqual([[120_000], '120 000 kr', '120 000 kr']);
  });

  it('commits once when the field is left after Enter', () => {
    render(<Deposit />);
    field().focus();
    enter('120000');
    field().blur();
    expect(committed).toEqual([120_000]);
  });

  it.each([
    ['300000', 249_950, 'Högst 249 950 kr'],
    ['1 000 kr', 49_980, 'Lägst 49 980 kr'],
  ])('takes the nearest bound for %s', (text, amount, message) => {
    render(<Deposit />);
    field().focus();
    enter(text);
    expect([committed, said()]).toEqual([[amount], message]);
  });

  it('says which amount it took in place of one that is not offered', () => {
    render(<Deposit settle={(amount) => Math.round(amount / 1000) * 1000} />);
    field().focus();
    enter('120400');
    expect([committed, said()]).toEqual([[120_000], 'Närmast: 120 000 kr']);
  });

  it('keeps its amount when no number was typed', () => {
    render(<Deposit />);
    field().focus();
    enter('mycket');
    expect([committed, field().value, said()]).toEqual([[], '99 980 kr', 'Skriv i siffror']);
  });

  it('takes its message back as soon as something is typed', () => {
    render(<Deposit />);
    field().focus();
    enter('300000');
    fireEvent.change(field(), { target: { value: '2' } });
    expect(said()).toBe('');
  });

  it('restores its amount on Escape', () => {
    render(<Deposit />);
    field().focus();
    fireEvent.change(field(), { target: { value: '7' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([committed, field().value]).toEqual([[], '99 980 kr']);
  });
});
