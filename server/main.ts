import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readEnv, renamedVariableWarnings } from '../config/env.ts';
import type { Env } from '../config/env.ts';
import { excludesDemoData } from '../config/excludesDemoData.ts';
import { unknownVariables } from '../config/unknownVariables.ts';
import { servedGroup } from '../config/group/servedGroup.ts';
import type { Logger } from '../shared/kit/Logger.ts';
import { createLogger } from './http/logging/createLogger.ts';
import type { LeveledLogger } from './http/logging/createLogger.ts';
import { createLogOutput } from './http/logging/createLogOutput.ts';
import type { LogState } from './http/logging/createLogOutput.ts';
import { operatorMessage } from './operatorMessage.ts';
import { checkDisk } from './cli/doctor/checkDisk.ts';
import { writtenFolders } from './cli/doctor/writtenFolders.ts';
import { createHttpServer } from './process/createHttpServer.ts';
import { createListener } from './process/createListener.ts';
import { createStop } from './process/createStop.ts';
import { devParent } from './process/devParent.ts';
import { listen } from './process/listen.ts';
import { runPrimary } from './process/runPrimary.ts';
import { ignoreSignals, stopOnSignals } from './process/stopOnSignals.ts';
import { readBuildVersion } from './process/readBuildVersion.ts';
import { replaceableHandler } from './process/replaceableHandler.ts';
import { shownAddress } from './process/shownAddress.ts';
import { toggleDebugOnSignal } from './process/toggleDebugOnSignal.ts';
import { logDeadTargets } from './redirects/logDeadTargets.ts';
import { createServices } from './composition/createServices.ts';
import { loadBuiltHandler } from './composition/loadBuiltHandler.ts';
import { logOtherVersion, logOutdatedSettings } from './composition/logGroupVersion.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';
import type { ProcessRole, Telemetry } from './telemetry/startTelemetry.ts';

/** Time in ms without a connection after which a worker treats its primary process's queue as empty. */
const workerQuietMs = 100;

/** Reads the environment; then this process serves, or starts workers that do. */
async function main(): Promise<void> {
  if (cluster.isWorker) ignoreSignals();
  const env = readEnv();
  const build = fileURLToPath(new URL('..', import.meta.url));
  const version = await readBuildVersion(build);
  const output = createLogOutput({ onResumed: (gap) => logger.warn('log.linesDropped', gap) });
  const logger: LeveledLogger = createLogger(env.LOG_LEVEL, output, version);
  toggleDebugOnSignal(logger);
  if (!cluster.isWorker) await warnAtStart(env, logger);
  const isPrimary = env.WEB_CONCURRENCY > 1 && cluster.isPrimary;
  const telemetry = await startTelemetry(env, { version, logger, role: chooseRole(isPrimary) });
  if (!isPrimary) {
    await serve(env, { logger, logState: output.state, telemetry, build, version });
    return;
  }
  const entry = fileURLToPath(new URL('main.js', import.meta.url));
  runPrimary({ workers: env.WEB_CONCURRENCY, entry, ...stopTimes(env), logger });
}

/** Warns of settings and disks that work now and are rarely intended. */
async function warnAtStart(env: Env, logger: Logger): Promise<void> {
  for (const fault of renamedVariableWarnings()) logger.warn('server.renamedVariable', { fault });
  for (const fault of unknownVariables()) logger.warn('server.unknownVariable', { fault });
  const findings = await checkDisk(writtenFolders({ env, root: process.cwd() }));
  for (const { state, text, cure } of findings) {
    if (state === 'fault') logger.warn('server.diskUnusable', { fault: text, cure });
  }
}

function chooseRole(isPrimary: boolean): ProcessRole {
  if (isPrimary) return 'primary';
  return cluster.isWorker ? 'worker' : 'single';
}

interface ServeParts {
  logger: Logger;
  logState: () => LogState;
  telemetry: Telemetry;
  build: string;
  version: string;
}

/** Creates the services and the app, listens, and stops gracefully. */
async function serve(env: Env, { logger, logState, telemetry, build, version }: ServeParts): Promise<void> {
  const group = servedGroup(env);
  const isFirst = (cluster.worker?.id ?? 1) === 1;
  if (isFirst) logOtherVersion(group, process.cwd(), logger);
  if (group.demo) logger.warn('demo.groupServed', demoNotice(excludesDemoData(env, group)));
  const parent = devParent(env.FORECOURT_DEV);
  const onContentChanged = (): void => parent?.send({ content: 'changed' });
  const setup = { env, logger, logState, root: process.cwd(), group, build, version, onContentChanged };
  const [createHandling, services] = await Promise.all([
    import('./composition/createHandling.ts').then(({ loadHandling }) => loadHandling()),
    createServices(setup),
  ]);
  if (isFirst) logOutdatedSettings(group, logger);
  const { pages, handle } = createHandling(services);
  telemetry.watch(services, pages.cache);
  const handler = parent
    ? replaceableHandler(handle, parent, (number) => loadBuiltHandler(services, build, number))
    : handle;
  const server = createHttpServer(handler, { maxConnections: env.MAX_CONNECTIONS });
  const listener = createListener(server, { quietMs: cluster.isWorker ? workerQuietMs : 0 });
  services.admission.watch(server);
  let port: number;
  try {
    port = await listen(server, { port: env.PORT, host: env.HOST }, logger);
  } catch (error) {
    await services.stop();
    await telemetry.stop();
    throw error;
  }
  services.readiness.ready = true;
  services.outboxWorker.start();
  const stopServices = async (): Promise<void> => {
    await Promise.all([services.stop(), telemetry.stop()]);
  };
  stopOnSignals(createStop({ ...services, listener, stopServices }, stopTimes(env)));
  if (parent) parent.send({ port });
  else logger.info('server.listening', { address: shownAddress(env.HOST, port) });
  void logDeadTargets({ ...services, sites: services.sites.all, content: services.contentBackend });
}

function stopTimes(env: Env): { drainMs: number; graceMs: number } {
  return { drainMs: env.DRAIN_SECONDS * 1000, graceMs: env.SHUTDOWN_GRACE_SECONDS * 1000 };
}

main().catch((error: unknown) => {
  process.stderr.write(`${operatorMessage(error)}\n`);
  process.exitCode = 1;
  cluster.worker?.disconnect();
});

/** Facts for the log about a demo group in service. */
function demoNotice(isExcluded: boolean): { served: string; cure: string } {
  return isExcluded
    ? { served: 'sites without invented customers and vehicles', cure: 'DEMO_DATA=on serves them too.' }
    : {
        served: 'sites with invented customers and vehicles',
        cure: 'Serve a group of your own (GROUP_DIR), or set DEMO_DATA=off.',
      };
}
