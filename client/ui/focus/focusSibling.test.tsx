import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { focusSibling } from './focusSibling.ts';

afterEach(cleanup);

function show(names: readonly string[], focused: string): void {
  render(names.map((name) => <button key={name}>{name}</button>));
  screen.queryByRole('button', { name: focused })?.focus();
}

describe('focusSibling()', () => {
  it.each([
    ['Volvo', 'BMW'],
    ['BMW', 'Audi'],
    ['Audi', 'BMW'],
  ])('moves from %s to %s', (from, to) => {
    show(['Volvo', 'BMW', 'Audi'], from);
    expect(focusSibling('button')).toBe(true);
    expect(document.activeElement?.textContent).toBe(to);
  });

  it('leaves the last of its kind to the caller', () => {
    show(['Volvo'], 'Volvo');
    expect(focusSibling('button')).toBe(false);
  });

  it('does nothing while another control has the focus', () => {
    show(['Volvo', 'BMW'], 'none');
    expect(focusSibling('button')).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });
});
