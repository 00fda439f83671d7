import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { returnTo, restoreScrollAndFocus } from './restoreScrollAndFocus.ts';

beforeEach(() => {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } }); // jsdom has none
  window.scrollTo = () => undefined;
  render(
    <main>
      <h1>Våra anläggningar</h1>
      <a href="/hitta-oss/uppsala">Uppsala</a>
    </main>,
  );
});
afterEach(cleanup);

/** A field that had the focus, and was removed with the earlier content. */
const removedField = (): Element => document.createElement('input');

describe('a return by Back or Forward', () => {
  it('focuses the link through which the visitor left', () => {
    returnTo({ y: 0, left: '/hitta-oss/uppsala' }, true, null);
    expect(document.activeElement?.textContent).toBe('Uppsala');
  });

  it.each([undefined, '/gone'])('focuses the heading of another page without the link %j', (left) => {
    returnTo({ y: 0, left }, true, null);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('leaves the focus alone on the same page', () => {
    returnTo({ y: 0 }, false, document.body);
    expect(document.activeElement).toBe(document.body);
  });

  it('focuses the heading of the same page if the focused control is gone', () => {
    returnTo({ y: 0 }, false, removedField());
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('a choice on the same page', () => {
  it('focuses the heading if the pressed control is gone', () => {
    restoreScrollAndFocus('keep', false, removedField());
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('leaves the focus where another control has taken it', () => {
    document.querySelector('a')?.focus();
    restoreScrollAndFocus('keep', false, removedField());
    expect(document.activeElement?.textContent).toBe('Uppsala');
  });
});
