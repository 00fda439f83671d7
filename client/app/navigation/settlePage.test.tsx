import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { returnTo } from './settlePage.ts';

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

describe('a return by Back or Forward', () => {
  it('focuses the link through which the visitor left', () => {
    returnTo({ y: 0, left: '/hitta-oss/uppsala' }, true);
    expect(document.activeElement?.textContent).toBe('Uppsala');
  });

  it.each([undefined, '/gone'])('focuses the heading of another page without the link %j', (left) => {
    returnTo({ y: 0, left }, true);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('leaves the focus alone on the same page', () => {
    returnTo({ y: 0 }, false);
    expect(document.activeElement).toBe(document.body);
  });
});
