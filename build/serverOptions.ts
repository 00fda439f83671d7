import type { BuildOptions, Plugin } from 'esbuild';

/** Packages stay in node_modules, but for their style sheets, which Node cannot import. */
const packagesExternal: Plugin = {
  name: 'packages-external',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.endsWith('.css') ? undefined : { path, external: true },
    );
  },
};

/** How server/main.ts becomes dist/server/main.js, a module that Node runs. */
export function serverOptions(folder = 'dist'): BuildOptions {
  return {
    entryPoints: { main: 'server/main.ts' },
    outdir: `${folder}/server`,
    bundle: true,
    // Without it the imports of lazily loaded modules (maps, which need a window) would move to the entry.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    // The browser build carries the styles.
    loader: { '.css': 'empty' },
    plugins: [packagesExternal],
    logLevel: 'warning',
  };
}
