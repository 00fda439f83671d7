import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '../../../config/env.ts';
import type { Group } from '../../../config/group/Group.ts';
import { createLogger } from '../../http/logging/createLogger.ts';
import { readBuildVersion } from '../../process/readBuildVersion.ts';
import { inspectDatabase } from '../../storage/inspectDatabase.ts';
import type { DatabaseInspection } from '../../storage/inspectDatabase.ts';
import { probeAddress } from '../../upstream/probeAddress.ts';
import type { CliCommand } from '../CliCommand.ts';
import { backendProbes } from '../doctor/backendProbes.ts';
import { checkBuild } from '../doctor/checkBuild.ts';
import { judgeClocks } from '../doctor/checkClocks.ts';
import type { OtherClock } from '../doctor/checkClocks.ts';
import { readConfiguration } from '../doctor/checkConfiguration.ts';
import { checkDisk } from '../doctor/checkDisk.ts';
import { checkCertificates } from '../doctor/checkCertificates.ts';
import { checkFeeds } from '../doctor/checkFeeds.ts';
import { checkBookings, checkContent, checkRedirects } from '../doctor/checkFiles.ts';
import { checkLegalPages } from '../doctor/checkLegalPages.ts';
import { checkLinks } from '../doctor/checkLinks.ts';
import { writtenFolders } from '../doctor/writtenFolders.ts';
import { checkMail } from '../doctor/checkMail.ts';
import { fault, ok, warning } from '../doctor/Finding.ts';
import type { DoctorCheck, Finding } from '../doctor/Finding.ts';
import { judgeProbe } from '../doctor/judgeProbe.ts';
import { hasFaults, reportText, runChecks } from '../doctor/runChecks.ts';
import type { CheckReport } from '../doctor/runChecks.ts';

class DoctorUsageError extends Error {
  override readonly name = 'DoctorUsageError';
}

const usage = `Doctor: checks an installation and says what is wrong and what to do about it.

  npm run doctor [-- --json]
      Checks the build, configuration, database (writes a row and removes it, state of the schema), disk space, each
      configured back end (reachable, takes our key, time), content, legal pages, links, feeds, redirects, bookings and
      clocks. Run it with the environment of the server, before a start or while servers run; nothing is sent to
      customers. Ends with 1 when something does not work; warnings alone end with 0. --json prints the findings for
      programs.

  See docs/operate.md.
`;

/** Checks an installation: docs/operate.md. */
export const doctorCommand: CliCommand = {
  usage,
  usageError: DoctorUsageError,
  run: async (words, { root, build, say }) => {
    const asJson = readArguments(words);
    const reports = await examine(root, build);
    const version = await readBuildVersion(build).catch(() => 'not built yet');
    if (asJson) say(`${JSON.stringify({ version, root, ok: !hasFaults(reports), checks: reports }, null, 2)}\n`);
    else say(`Forecourt ${version} in ${root}\n\n${reportText(reports)}`);
    if (hasFaults(reports)) process.exitCode = 1;
  },
};

function readArguments(words: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...words], options: { json: { type: 'boolean' } } }).values.json ?? false;
  } catch (error) {
    throw new DoctorUsageError(error instanceof Error ? error.message : String(error));
  }
}

async function examine(root: string, build: string): Promise<CheckReport[]> {
  const { env, group, findings } = readConfiguration(root);
  const checks: DoctorCheck[] = [
    { name: 'build', run: () => checkBuild(build) },
    { name: 'configuration', run: () => Promise.resolve(findings) },
  ];
  const clocks: OtherClock[] = [];
  if (env) {
    checks.push(
      { name: 'database', run: () => checkDatabase(env, root, clocks) },
      { name: 'disk', run: () => checkDisk(writtenFolders({ env, root })) },
    );
  }
  if (env && group) {
    const parts = { env, group, root };
    checks.push(
      { name: 'back ends', run: () => checkBackends(env, group, clocks) },
      { name: 'certificates', run: () => checkCertificates(group.sites) },
      { name: 'content', run: () => checkContent(parts) },
      ...(env.EDGE_ENDPOINT === ''
        ? [
            { name: 'legal pages', run: () => checkLegalPages(parts) },
            { name: 'links', run: () => checkLinks(parts) },
          ]
        : []),
      { name: 'feeds', run: () => checkFeeds(parts) },
      { name: 'redirects', run: () => checkRedirects(parts) },
      { name: 'bookings', run: () => checkBookings(parts) },
    );
  }
  const reports = await runChecks(checks);
  // after the others, which have read the clocks
  return env ? [...reports, ...(await runChecks([{ name: 'clocks', run: async () => judgeClocks(clocks) }]))] : reports;
}

async function checkDatabase(env: Env, root: string, clocks: OtherClock[]): Promise<Finding[]> {
  const logger = createLogger('silent');
  const dataDir = resolve(root, env.DATA_DIR);
  const found = await inspectDatabase({ databaseUrl: env.DATABASE_URL, dataDir, logger });
  if (found.clockAheadMs !== null) clocks.push({ name: 'the database', aheadMs: found.clockAheadMs });
  return [judgeSchema(found), ...judgeWrite(found)];
}

function judgeSchema({ place, version, knownVersion, isUsable }: DatabaseInspection): Finding {
  if (version === null) return ok(`${place} is empty; the first start creates its tables.`);
  const steps = knownVersion - version;
  if (steps < 0 && isUsable) {
    return ok(`${place} has the schema of a newer version, which this one can use.`);
  }
  if (steps < 0) {
    return fault(
      `${place} was last used by a newer version of this program.`,
      'Start the newer version, or restore the backup from before its first start.',
    );
  }
  if (steps > 0) {
    const text = `${place} is ${String(steps)} migrations behind; the next start of this version runs them.`;
    return warning(text, 'Make a backup before the start.');
  }
  return ok(`${place} has the schema of this version (${String(version)} migrations).`);
}

/** Slower commits delay visitors; SQLite's block the whole process. */
const slowWriteMs = { sqlite: 100, postgres: 250 };

function judgeWrite({ kind, writeMs }: DatabaseInspection): Finding[] {
  if (writeMs === null) return [];
  const text = `It accepts writes: a durable one took ${String(writeMs)} ms.`;
  if (writeMs <= slowWriteMs[kind]) return [ok(text)];
  return [warning(text, 'Put it on a faster disk; docs/database.md explains when PostgreSQL is the better choice.')];
}

async function checkBackends(env: Env, group: Group, clocks: OtherClock[]): Promise<Finding[]> {
  const probes = backendProbes(env, group).map(async (backend) => {
    const answer = await probeAddress(backend.request);
    if (answer.kind === 'answered' && answer.clockAheadMs !== null) {
      clocks.push({ name: `the ${backend.name}`, aheadMs: answer.clockAheadMs });
    }
    return judgeProbe(backend, answer);
  });
  const mail = env.SMTP_URL === '' ? [] : [checkMail(env.SMTP_URL)];
  const findings = await Promise.all([...probes, ...mail]);
  return findings.length > 0 ? findings : [ok('None is configured; the built-in engines are used.')];
}
