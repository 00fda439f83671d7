import { existsSync, watch as watchFolder } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { context } from 'esbuild';
import type { BuildOptions, BuildResult, Message } from 'esbuild';
import { languagesFolder } from '../config/languages/productLanguages.ts';
import { installedGroup } from '../config/group/installedGroup.ts';
import type { BuildFault } from '../shared/kit/BuildFault.ts';
import { OperatorError } from '../shared/kit/OperatorError.ts';
import { browserOptions } from './bundling/browserOptions.ts';
import { DevServer } from './DevServer.ts';
import { serverOptions } from './bundling/serverOptions.ts';
import { stampFile } from './sourceStamp.mjs';
import { writeAssets } from './assets/writeAssets.ts';
import { writeBuildVersion } from './bundling/writeBuildVersion.ts';

/*
 * npm run dev: builds on every change and restarts the server when both halves have built.
 * An open page holds an event stream to the server: it reloads when it reconnects to another build, and shows errors.
 */
const group = installedGroup();
const server = new DevServer('dist/server/main.js');
const whole = { server: false, browser: false };
const faults: Record<keyof typeof whole, BuildFault[]> = { server: [], browser: [] };

const toBuildFault = ({ text, location }: Message): BuildFault => ({
  place: location ? `${location.file}:${String(location.line)}:${String(location.column + 1)}` : '',
  message: text,
  line: location?.lineText.trim() ?? '',
});

/** Shows the errors of both halves. A file of shared code fails in both: each error once. */
function showFaults(): void {
  const byText = new Map([...faults.server, ...faults.browser].map((fault) => [JSON.stringify(fault), fault]));
  server.show([...byText.values()]);
}

async function watch(half: keyof typeof whole, options: BuildOptions, finish: (result: BuildResult) => Promise<void>) {
  const onEnd = async (result: BuildResult): Promise<void> => {
    whole[half] = result.errors.length === 0;
    faults[half] = result.errors.map(toBuildFault);
    showFaults();
    if (!whole[half]) return; // esbuild has printed the error; keep the last good build.
    await finish(result).catch((error: unknown) => {
      whole[half] = false;
      if (!(error instanceof OperatorError)) throw error;
      console.error(error.message); // Keep the last good build.
      faults[half] = [{ place: '', message: error.message, line: '' }];
      showFaults();
    });
    if (whole.server && whole.browser) server.restart();
  };
  const plugin = { name: 'restart', setup: (build: { onEnd(call: typeof onEnd): void }) => build.onEnd(onEnd) };
  const watching = await context({ ...options, plugins: [...(options.plugins ?? []), plugin] });
  await watching.watch();
  return watching;
}

// dist/ holds a development build from here on: npm start has to rebuild.
await rm(stampFile, { force: true });
await rm('dist/public/assets', { recursive: true, force: true });
await writeBuildVersion('dist');
const watching = await Promise.all([
  watch('server', serverOptions(), () => Promise.resolve()),
  watch('browser', browserOptions('development', null), async ({ metafile }) => {
    if (metafile) await writeAssets(metafile, { styles: null, mode: 'development' });
  }),
]);

const follow = (folders: string[], act: () => void): FSWatcher[] =>
  folders.filter(existsSync).map((folder) => watchFolder(folder, act));
// Read when the server starts.
const watchers = follow(
  [group.redirectsFolder, languagesFolder, ...['sites', 'themes', 'fonts'].map((name) => join(group.folder, name))],
  () => {
    if (whole.server && whole.browser) server.restart();
  },
);

const stop = async (): Promise<void> => {
  for (const watcher of watchers) watcher.close();
  await Promise.all([server.stop(), ...watching.map((one) => one.dispose())]);
  process.exit();
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
