import { readFileSync } from 'node:fs';
import { factNames } from '../../shared/catalogue/car/carFacts.ts';

/** Beginnings shorter than this name no room's texts: `a_${…}`. */
const minBeginning = 4;

/**
 * Creates a test of whether sources name the key of a text.
 * They name it as a literal, with a literal beginning (`facet_${name}`), or as the name of a car's fact.
 * @param files paths of sources from the working directory; tests name no texts
 */
export function createKeyTest(files: readonly string[]): (key: string) => boolean {
  const whole = new Set<string>(factNames);
  const beginnings = new Set<string>();
  for (const file of files) {
    if (!/\.(tsx?|mjs)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    for (const [, , key = ''] of source.matchAll(/(['"`])(\w+)\1/g)) whole.add(key);
    const starts = [...source.matchAll(/`(\w+?)\$\{/g)].map(([, start = '']) => start);
    for (const start of starts.filter(({ length }) => length >= minBeginning)) beginnings.add(start);
  }
  return (key) => whole.has(key) || [...beginnings].some((start) => key.startsWith(start));
}
