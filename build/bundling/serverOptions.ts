import type { BuildOptions } from 'esbuild';
import { withoutRequestStorage } from '../plugins/withoutRequestStorage.ts';

/**
 * Packages that stay in node_modules.
 * pino, libsql, sharp, subset-font and open find files next to their own, pg-native is used if installed, OpenTelemetry is only
 * loaded when traces are sent, and ssh2, with parts compiled for the machine where that is possible, for a feed by SFTP.
 */
const external = ['pino', 'libsql', 'sharp', 'subset-font', 'open', 'pg-native', 'ssh2', '@opentelemetry/*'];

/** Names that CommonJS packages expect in their module scope. */
const commonJsNames = `import { createRequire as forecourtRequire } from 'node:module';
import { fileURLToPath as forecourtPath } from 'node:url';
const require = forecourtRequire(import.meta.url);
const __filename = forecourtPath(import.meta.url);
const __dirname = forecourtPath(new URL('.', import.meta.url));`;

/** Entries by name: server, operator's commands, and three threads. */
export const serverEntries = {
  main: 'server/main.ts',
  cli: 'server/cli.ts',
  stockWorker: 'server/catalogue/stockWorker.ts',
  placesWorker: 'server/places/placesWorker.ts',
  looksWorker: 'server/looks/looksWorker.ts',
};

/**
 * Returns the options that build server/main.ts to dist/server/main.js, a module for Node.js.
 * Next to it are cli.js with the operator's commands, and the entries of three threads: stockWorker.js indexes the stock,
 * placesWorker.js draws map tiles and finds places, looksWorker.js makes style sheets and fonts from themes. Packages are bundled: finding and reading their several thousand
 * files took a fifth of the start time.
 */
export function serverOptions(folder = 'dist'): BuildOptions {
  return {
    entryPoints: serverEntries,
    outdir: `${folder}/server`,
    bundle: true,
    // Otherwise imports of lazily loaded modules (maps, which need a window) would move to the entry.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    // Styles are part of the browser build.
    loader: { '.css': 'empty' },
    external,
    plugins: [withoutRequestStorage],
    banner: { js: commonJsNames },
    logLevel: 'warning',
  };
}
