import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface LockedPackage {
  dev?: boolean;
  license?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
/** Licences of packages with the deprecated `licenses` field, which npm does not copy. */
const oldField: Readonly<Record<string, string>> = Object.fromEntries(
  ['buildcheck', 'busboy', 'cpu-features', 'ssh2', 'streamsearch'].map((name) => [name, 'MIT']),
);
const listed = readFileSync('docs/licences.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => line.split('|')[1]?.split(',') ?? [])
  .map((licence) => licence.trim());

describe('docs/licences.md', () => {
  it('are all that packages of production have', () => {
    const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
    const missing = production.filter(([path, { license }]) => {
      const name = path.split('node_modules/').at(-1) ?? '';
      const licences = (license ?? oldField[name] ?? 'unknown').split(/ AND | OR |[()]/).filter(Boolean);
      return !licences.every((licence) => listed.includes(licence));
    });
    expect(production.length).toBeGreaterThan(100);
    expect(missing.map(([path, { license }]) => `${path}: ${license ?? 'unknown'}`)).toEqual([]);
  });
});
