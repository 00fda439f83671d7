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

/** Imports of one source file, and the texts that it uses and registers. */
function readModule(file: string, source: string) {
  const namedBy = (statement: RegExp): string[] =>
    [...source.matchAll(statement)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => sources.has(path));
  return {
    imports: namedBy(/^(?:import|export)(?! type)(?:[^;'"]*? from)? '(\.[^']+)'/gm),
    lazyImports: namedBy(/\bimport\('(\.[^']+)'\)/g),
    /** Keys that it passes to a translate function as literals. */
    askedKeys: [...source.matchAll(/\bt\(([^()]*)/g)].flatMap(([, values = '']) =>
      [...values.matchAll(/'(\w+)'/g)].flatMap(([, key = '']) => (keys.has(key) ? [key] : [])),
    ),
    /** Keys whose built-in wordings it registers. */
    registeredKeys: source.includes('= registerTexts({')
      ? [...source.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key)
      : [],
  };
}

const modules = new Map([...sources].map(([file, source]) => [file, readModule(file, source)]));

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const path of modules.get(file)?.imports ?? []) withImports(path, found);
  return found;
}

const main = 'client/main.tsx';
const lazyEntries = [...new Set([...modules.values()].flatMap(({ lazyImports }) => lazyImports))].sort();
const modulesOf = new Map([main, ...lazyEntries].map((entry) => [entry, withImports(entry)]));
/** Entries that each entry, including all its imports, may load. */
const laterEntriesOf = new Map(
  [...modulesOf].map(([entry, files]) => [
    entry,
    new Set([...files].flatMap((file) => modules.get(file)?.lazyImports ?? [])),
  ]),
);

/** Modules loaded once an entry has loaded: its own, and those of every entry that may load it. */
function loadedWith(entry: string, above: readonly string[] = []): Set<string> {
  const own = modulesOf.get(entry) ?? new Set();
  const loaders = [...laterEntriesOf.keys()].filter(
    (loader) => loader !== entry && !above.includes(loader) && laterEntriesOf.get(loader)?.has(entry),
  );
  const [first = new Set<string>(), ...others] = loaders.map((loader) => loadedWith(loader, [...above, entry]));
  return new Set([...own, ...[...first].filter((file) => others.every((files) => files.has(file)))]);
}

describe('built-in texts in the browser', () => {
  it.each([main, ...lazyEntries])('%s loads the texts that its modules show', (entry) => {
    const registered = [...loadedWith(entry)].flatMap((file) => modules.get(file)?.registeredKeys ?? []);
    const known = new Set([...Object.keys(defaultTexts), ...registered]);
    const lacking = [...(modulesOf.get(entry) ?? [])].flatMap((file) =>
      (modules.get(file)?.askedKeys ?? []).filter((key) => !known.has(key)).map((key) => `${file}: ${key}`),
    );
    expect(lacking).toEqual([]);
  });
});
