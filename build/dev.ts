import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readEnv } from '../config/env.ts';
import { groupFolder } from '../config/group/installedGroup.ts';
import { languagesFolder } from '../config/languages/productLanguages.ts';
import { handlingFile } from '../server/composition/loadBuiltHandler.ts';
import { listen } from '../server/process/listen.ts';
import { shownAddress } from '../server/process/shownAddress.ts';
import { writeAssets } from './assets/writeAssets.ts';
import { browserOptions } from './bundling/browserOptions.ts';
import { serverEntries, serverOptions } from './bundling/serverOptions.ts';
import { writeBuildVersion } from './bundling/writeBuildVersion.ts';
import { createBuild } from './dev/createBuild.ts';
import { createFront } from './dev/createFront.ts';
import { createStyleBuild } from './dev/createStyleBuild.ts';
import { DevLoop } from './dev/DevLoop.ts';
import { DevServer } from './dev/DevServer.ts';
import { hashOfFiles } from './dev/hashOfFiles.ts';
import { importsOf } from './dev/importsOf.ts';
import { readDevOptions } from './dev/readDevOptions.ts';
import { ReloadStream } from './dev/ReloadStream.ts';
import { ServerStarter } from './dev/ServerStarter.ts';
import { serverVariables } from './dev/serverVariables.ts';
import { watchFolders } from './dev/watchFolders.ts';
import { stampFile } from './sourceStamp.mjs';

/*
 * npm run dev: this process has the port. It watches the files, builds what has changed, and replaces the server, a
 * process of its own; requests wait meanwhile. Open pages hear of it by an event stream.
 */

/** Pause before the next process of the server starts, ms: the page that loads again goes first. */
const standbyPauseMs = 1000;

const { inspector } = readDevOptions(process.argv.slice(2));
const { PORT: port, HOST: host } = readEnv();

const pages = new ReloadStream();
const serverFile = 'dist/server/main.js';
/** Files that a process of the server runs. They name the files that they import, and so change with all of their code. */
const entries = [serverFile, ...['stock', 'places', 'looks'].map((name) => `dist/server/${name}Worker.js`)];
let imports: readonly string[] = [];
/** Hashes of the entries as they are built, and as the server has started with them. */
const entryHash = { built: '', running: '' };
const starter = new ServerStarter({
  file: serverFile,
  inspector,
  imports: () => imports,
  env: serverVariables(process.env),
});
const server = new DevServer({
  isInspected: inspector.length > 0,
  start: () => starter.start(),
  onServed: (by) => {
    pages.reload();
    if (by !== 'port') return;
    console.log(`Serving ${shownAddress(host, port)}`);
    setTimeout(() => starter.prepare(), standbyPauseMs);
  },
});

const front = createFront({ server, pages });
await listen(front, { port, host }, { error: (event, facts) => console.error(event, facts) });

// dist/ holds a development build from here on: npm start has to rebuild.
await rm(stampFile, { force: true });
await rm('dist/public/assets', { recursive: true, force: true });
await writeBuildVersion('dist');
const styles = await createStyleBuild();
const builds = await Promise.all([
  createBuild(
    {
      ...serverOptions(),
      entryPoints: { ...serverEntries, createHandling: 'server/composition/createHandling.ts' },
      packages: 'external', // half of the code, which does not change
      sourcesContent: false, // the files are there
    },
    async (metafile) => {
      imports = importsOf(metafile, [serverFile, `dist/${handlingFile}`]);
      entryHash.built = await hashOfFiles(entries);
    },
  ),
  // Files without a hash: a page keeps the address of a style sheet whose rules have changed.
  createBuild({ ...browserOptions('development', null), entryNames: '[name]' }, async (metafile) => {
    styles.follow(metafile);
    await writeAssets(metafile, { styles: null, mode: 'development' });
  }),
]);

const group = relative('.', groupFolder()).replaceAll('\\', '/');
/** Folders with files that the server reads at its start. It follows the group's content and stock itself. */
const settings = ['config', languagesFolder, 'content/legal', group];
const followedFolders = new Set(['content', 'stock', 'generate'].map((name) => join(group, name)));
const restart = (): void => {
  entryHash.running = entryHash.built;
  server.restart();
};
const loop = new DevLoop({
  builds,
  styles,
  isReadAtStart: (file) =>
    settings.some((folder) => file.startsWith(`${folder}/`)) && /\.(?:ya?ml|json|txt|woff2)$/.test(file),
  restart,
  // Most code only shows pages: the server can go on with its services.
  runCode: () => (entryHash.built === entryHash.running ? server.replacePages() : restart()),
  swapStyles: () => pages.swapStyles(),
  showFaults: (faults) => pages.showFaults(faults),
});
const unwatch = watchFolders(['client', 'server', 'shared', ...settings], {
  skips: (folder) => followedFolders.has(folder) || /(?:^|[\\/])(?:node_modules|\.[^\\/]*)$/.test(folder),
  onChange: (file) => loop.change(file.replaceAll('\\', '/')),
});

const stop = async (): Promise<void> => {
  unwatch();
  loop.stop();
  pages.close();
  front.close();
  front.closeAllConnections();
  starter.stop();
  await Promise.all([server.stop(), ...[...builds, styles].map((build) => build.dispose())]);
  process.exit();
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

console.log('Building …');
await loop.start();
