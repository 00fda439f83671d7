import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defaultTexts } from '../site/defaultTexts.ts';
import { interfaceTexts } from './interfaceTexts.ts';

const keys = new Set(Object.keys(interfaceTexts));
const sources = new Map(
  readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => [`client/${name}`, readFileSync(`client/${name}`, 'utf8')]),
);

function namesIn(file: string, statement: RegExp): string[] {
  return [...(sources.get(file) ?? '').matchAll(statement)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => sources.has(path));
}
const importsOf = (file: string): string[] =>
  namesIn(file, /^(?:import|export)(?! type)(?:[^;'"]*? from)? '(\.[^']+)'/gm);
const lazyImportsOf = (file: string): string[] => namesIn(file, /\bimport\('(\.[^']+)'\)/g);

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of importsOf(file)) withImports(path, found);
  return found;
}

/** Keys that a module asks a translate function for by name. */
function keysAskedBy(file: string): string[] {
  return [...(sources.get(file) ?? '').matchAll(/\bt\(([^()]*)/g)].flatMap(([, values = '']) =>
    [...values.matchAll(/'(\w+)'/g)].flatMap(([, key = '']) => (keys.has(key) ? [key] : [])),
  );
}

/** Keys whose built-in wordings a module registers. */
function keysRegisteredBy(file: string): string[] {
  const source = sources.get(file) ?? '';
  return source.includes('= registerTexts({') ? [...source.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key) : [];
}

const main = 'client/main.tsx';
const lazyEntries = [...new Set([...sources.keys()].flatMap(lazyImportsOf))].sort();
const modulesOf = new Map([main, ...lazyEntries].map((entry) => [entry, withImports(entry)]));

/** Modules that are there by the time an entry has loaded: its own, and those of every entry that may load it. */
function loadedWith(entry: string, above: readonly string[] = []): Set<string> {
  const own = modulesOf.get(entry) ?? new Set();
  const loaders = [...modulesOf]
    .filter(([loader, modules]) => !above.includes(loader) && [...modules].flatMap(lazyImportsOf).includes(entry))
    .filter(([loader]) => loader !== entry);
  const [first = new Set<string>(), ...others] = loaders.map(([loader]) => loadedWith(loader, [...above, entry]));
  return new Set([...own, ...[...first].filter((file) => others.every((files) => files.has(file)))]);
}

describe('built-in texts in the browser', () => {
  it.each([main, ...lazyEntries])('%s loads the texts that its modules show', (entry) => {
    const known = new Set([...Object.keys(defaultTexts), ...[...loadedWith(entry)].flatMap(keysRegisteredBy)]);
    const lacking = [...(modulesOf.get(entry) ?? [])].flatMap((file) =>
      keysAskedBy(file)
        .filter((key) => !known.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(lacking).toEqual([]);
  });
});
