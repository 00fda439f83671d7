import { expect, it } from '@jest/globals';
import type { Metafile } from 'esbuild';
import { importsOf } from './importsOf.ts';

const output = (...imports: Metafile['outputs'][string]['imports']): Metafile['outputs'][string] => ({
  bytes: 1,
  inputs: {},
  exports: [],
  imports,
});
const statically = 'import-statement';

it('importsOf() returns packages and outputs that entries import statically', () => {
  const outputs = {
    'main.js': output(
      { path: 'express', kind: statically, external: true },
      { path: 'node:fs', kind: statically, external: true },
      { path: 'fs', kind: statically, external: true },
      { path: 'shared.js', kind: statically },
      { path: 'map.js', kind: 'dynamic-import' },
    ),
    'shared.js': output({ path: 'joi', kind: statically, external: true }, { path: 'main.js', kind: statically }),
    'map.js': output({ path: 'leaflet', kind: statically, external: true }),
  };
  expect(importsOf({ outputs }, ['main.js'])).toEqual(['express', 'joi', 'shared.js']);
});
