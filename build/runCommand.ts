import { existsSync } from 'node:fs';
import { EnvError, readEnv } from '../config/env.ts';
import type { Env } from '../config/env.ts';
import { createLogger } from '../server/http/createLogger.ts';
import { openStorage } from '../server/storage/openStorage.ts';
import type { Storage } from '../server/storage/Storage.ts';
import { StorageError } from '../server/storage/StorageError.ts';
import type { Logger } from '../shared/kit/Logger.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

interface Command<Asked extends { command: string }> {
  /** What the words behind the command ask for; 'help' asks for the usage. Throws a usageError. */
  read: (words: string[]) => Asked;
  usage: string;
  usageError: ErrorClass;
  /** Said without its stack. */
  commandError: ErrorClass;
  run: (
    asked: Asked,
    house: { env: Env; storage: Storage; logger: Logger; say: (text: string) => void },
  ) => Promise<void>;
}

interface Reporting {
  usage: string;
  usageError: ErrorClass;
  /** Reported without a stack. */
  toldErrors: readonly ErrorClass[];
}

/**
 * Runs an operator's command. Ends with 0, with 1 when it could not be done, with 2 when the command was written
 * wrongly.
 */
export async function runReported(
  { usage, usageError, toldErrors }: Reporting,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const wrong = error instanceof usageError;
    const isTold = [usageError, ...toldErrors].some((kind) => error instanceof kind);
    const message = error instanceof Error ? ((isTold ? error.message : error.stack) ?? '') : String(error);
    process.stderr.write(wrong ? `${message}\n\n${usage}` : `${message}\n`);
    process.exitCode = wrong ? 2 : 1;
  }
}

/** Runs an operator's command on the database that the environment names, next to running servers. */
export async function runCommand<Asked extends { command: string }>(command: Command<Asked>): Promise<void> {
  const { read, usage, usageError, commandError } = command;
  await runReported({ usage, usageError, toldErrors: [commandError, StorageError, EnvError] }, async () => {
    const asked = read(process.argv.slice(2));
    if (asked.command === 'help') process.stdout.write(usage);
    else await onDatabase(command, asked);
  });
}

async function onDatabase<Asked extends { command: string }>({ run }: Command<Asked>, asked: Asked): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL, process.stderr);
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, logger });
  try {
    await run(asked, { env, storage, logger, say: (text) => void process.stdout.write(text) });
  } finally {
    await storage.close();
  }
}
