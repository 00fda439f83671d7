import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { generate, parse, walk } from 'css-tree';
import { filesUnder } from './filesUnder.ts';

/*
 * What moves on its own for more than 5 seconds needs a control that stops it (WCAG 2.2.2). A loading indicator may move
 * for as long as the loading lasts: without it a page would seem to have stopped.
 */

/** Keyframes of loading indicators. */
const loadingIndicators = ['button-spin', 'skeleton-fade'];
const maxSeconds = 5;

/** Returns the animations of a sheet that never end, or that run for longer than 5 seconds with their delay. */
function longAnimations(css: string): string[] {
  const found: string[] = [];
  walk(parse(css), (node) => {
    if (node.type !== 'Declaration' || !/^animation(-iteration-count|-duration)?$/.test(node.property)) return;
    const value = generate(node.value);
    const seconds = [...value.matchAll(/(?<![\w.-])([\d.]+)(m?s)(?![\w-])/g)].map(
      ([, number, unit]) => Number(number) / (unit === 'ms' ? 1000 : 1),
    );
    const [duration = 0, delay = 0] = seconds;
    const count = Number(/(?<=^|\s)[\d.]+(?=\s|$)/.exec(value)?.[0] ?? 1);
    if (/\binfinite\b/.test(value) || delay + duration * count > maxSeconds) found.push(value);
  });
  return found.filter((value) => !loadingIndicators.some((name) => value.split(/\s/).includes(name)));
}

it('finds animations that do not end within 5 seconds', () => {
  const css = `
    .a { animation: a 2.4s var(--ease-in-out) infinite }
    .b { animation: b 2s ease-out 3 }
    .c { animation: c 250ms 100ms both }
    .d { animation: d 2.4s var(--ease-in-out) 2 }
    .e { animation-iteration-count: infinite }
    .f { animation: button-spin 0.8s linear infinite }`;
  expect(longAnimations(css)).toEqual(['a 2.4s var(--ease-in-out) infinite', 'b 2s ease-out 3', 'infinite']);
});

it('only loading indicators move for more than 5 seconds', () => {
  const sheets = filesUnder('client').filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(100);
  expect(
    sheets.flatMap((file) => longAnimations(readFileSync(file, 'utf8')).map((animation) => `${file}: ${animation}`)),
  ).toEqual([]);
});
