import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesUnder } from './filesUnder.ts';

/*
 * An added element restyles all elements in which selectors with `:has()` end.
 * An end without a name is every element: a press that adds a link then restyles the whole page
 * (docs/decisions/0163-a-press-restyles-few-elements.md).
 */

/** Drops the arguments of :has(), :not() and other functions. */
function withoutArguments(selector: string): string {
  let plain = selector;
  for (let before = ''; plain !== before;) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain;
}

/** Returns the selectors that end, after a part with :has(), in an element without class, attribute or id. */
function broadSelectors(css: string): string[] {
  const screen = css.replace(/\/\*.*?\*\//gs, '').replace(/@media print \{.*/s, '');
  const selectors = [...screen.matchAll(/[^{};]+(?=\{)/g)].flatMap(([list]) => list.split(/,(?![^(]*\))/));
  return selectors
    .map((selector) => selector.trim())
    .filter((selector) => {
      const parts = withoutArguments(selector).split(/[\s>+~]+/);
      return parts.slice(0, -1).some((part) => part.includes(':has')) && !/[.#[]/.test(parts.at(-1) ?? '');
    });
}

it('finds a selector that ends in an unnamed element after :has()', () => {
  expect(broadSelectors('.message:has(a) > :not(a) { color: red } .a { b: c }')).toEqual(['.message:has(a) > :not(a)']);
  expect(broadSelectors('ul:has(> li > [open]) > li:not(:has([open])), .x:has(a) .y { a: b }')).toEqual([
    'ul:has(> li > [open]) > li:not(:has([open]))',
  ]);
  expect(broadSelectors('@media print { :root:has(.car-list) h1 { a: b } }')).toEqual([]);
});

it('selectors with :has() end in an element with a class, an attribute or an id', () => {
  const files = filesUnder('client')
    // loaded for editors only
    .filter((file) => file.endsWith('.css') && !file.includes('/editing/'));
  expect(files.flatMap((file) => broadSelectors(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});
