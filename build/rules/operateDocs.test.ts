import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { envVariables } from '../../config/envVariables.ts';
import { commands } from '../../server/cli/commands.ts';

const text = readFileSync('docs/operate.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Variables of other programs that the document names but the product does not read. */
const ofOthers = ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'];

const all = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];

describe('docs/operate.md', () => {
  it('names only commands that exist', () => {
    expect(all(/npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
    expect(all(/cli\.js ([\w:]+)/g).filter((name) => !commands.has(name))).toEqual([]);
    for (const name of commands.keys()) {
      expect(text).toContain(`\`${name}\``);
      expect(scripts[name]).toBe(`node build/cli.mjs ${name}`);
    }
  });

  it('names variables that exist', () => {
    const known = new Set([...Object.keys(envVariables), ...ofOthers]);
    const named = all(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g).map((name) => name.replace(/_FILE$/, ''));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
