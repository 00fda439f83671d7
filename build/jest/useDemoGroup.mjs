import { readFileSync } from 'node:fs';

/** Folder in groups/ of the demo, which the tests use as their group. */
export const demo = 'polhem';
/** The tests' own environment. */
const kept = new Set(['NODE_ENV']);

/**
 * Makes the demo the group of the tests, without the settings of this installation.
 * Each variable of .env.example is empty rather than deleted, so that commands do not take it from .env.
 */
export function useDemoGroup(env = process.env) {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  for (const [, name] of example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)) {
    if (kept.has(name)) continue;
    env[name] = '';
    delete env[`${name}_FILE`];
  }
  env.GROUP = demo;
}
