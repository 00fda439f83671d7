import type { BuildOptions } from 'esbuild';
import { withoutImmer } from './withoutImmer.ts';
import { withoutRequestStorage } from './withoutRequestStorage.ts';

/**
 * Stay in node_modules: pino, libsql and sharp find files beside their own, pg-native is used where somebody has added
 * it, and OpenTelemetry is loaded only where traces are sent.
 */
const external = ['pino', 'libsql', 'sharp', 'pg-native', '@opentelemetry/*'];

/** What packages written as CommonJS expect to find in a module of their own. */
const commonJsNames = `import { createRequire as forecourtRequire } from 'node:module';
import { fileURLToPath as forecourtPath } from 'node:url';
const require = forecourtRequire(import.meta.url);
const __filename = forecourtPath(import.meta.url);
const __dirname = forecourtPath(new URL('.', import.meta.url));`;

/**
 * How server/main.ts becomes dist/server/main.js, a module that Node runs, and next to it cli.js with the operator's
 * commands and the entries of two threads: stockWorker.js indexes the stock, placesWorker.js draws map tiles and finds places. The packages are bundled with
 * them: finding and reading their some thousand files took a fifth of a start.
 */
export function serverOptions(folder = 'dist'): BuildOptions {
  return {
    entryPoints: {
      main: 'server/main.ts',
      cli: 'server/cli.ts',
      stockWorker: 'server/catalogue/stockWorker.ts',
      placesWorker: 'server/places/placesWorker.ts',
    },
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
    external,
    plugins: [withoutImmer, withoutRequestStorage],
    banner: { js: commonJsNames },
    logLevel: 'warning',
  };
}
