import { build } from 'esbuild';
import { expect, it } from '@jest/globals';
import { namedReactExports } from './namedReactExports.ts';

it('a bundled component calls React by local names', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { useState } from 'react'; import { useSyncExternalStore } from 'use-sync-external-store/shim/index.js'; export const Title = () => <h1>{useState(useSyncExternalStore)}</h1>;",
      resolveDir: process.cwd(),
      loader: 'tsx',
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [namedReactExports],
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  expect(code).toMatch(/Title = \(\) => (?:\/\*.*\*\/ )?jsx\("h1", \{ children: useState\(/);
  expect(code.match(/require_react_production = /g)).toHaveLength(1);
});
