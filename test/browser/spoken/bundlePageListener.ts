import { build } from 'esbuild';

let bundled: Promise<string> | undefined;

/** Returns the script that listens in a page, for Chromium; bundled once per test file. */
export function bundlePageListener(): Promise<string> {
  bundled ??= build({
    entryPoints: ['test/browser/spoken/pageListener.ts'],
    alias: { '@testing-library/user-event': './test/browser/spoken/noUserEvent.ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return bundled;
}
