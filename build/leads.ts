/**
 * Enquiries of visitors on the command line (npm run leads), beside running servers: see docs/leads.md. Ends with 0, with 1
 * when it could not be done, with 2 when the command was written wrongly.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EnvError, readEnv } from '../config/env.ts';
import { LeadsUsageError, leadsUsage, readLeadsArguments } from '../server/forms/command/leadsArguments.ts';
import type { LeadsArguments } from '../server/forms/command/leadsArguments.ts';
import { LeadsCommandError, runLeadsCommand } from '../server/forms/command/leadsCommand.ts';
import { createLogger } from '../server/http/createLogger.ts';
import { createOutbox } from '../server/storage/createOutbox.ts';
import { openStorage } from '../server/storage/openStorage.ts';
import { StorageError } from '../server/storage/StorageError.ts';
import { realClock } from '../shared/kit/Clock.ts';

/** Personal data, which other users of the machine do not read. */
async function writeExport(parts: AsyncIterable<string>, out: string | null): Promise<void> {
  const target = out === null ? process.stdout : createWriteStream(out, { mode: 0o600 });
  try {
    await pipeline(Readable.from(parts), target, { end: out !== null });
  } catch (error) {
    const closed = (error as NodeJS.ErrnoException).code === 'EPIPE'; // who reads has seen enough ("| head")
    if (!closed)
      throw new LeadsCommandError(`The export was not written: ${error instanceof Error ? error.message : ''}`);
  }
}

async function writePhoto(folder: string, name: string, content: Buffer): Promise<void> {
  try {
    await writeFile(join(folder, name), content, { mode: 0o600 });
  } catch (error) {
    throw new LeadsCommandError(`The photo was not written: ${error instanceof Error ? error.message : ''}`);
  }
}

async function run(asked: LeadsArguments): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL, process.stderr);
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, logger });
  try {
    const say = (text: string): void => void process.stdout.write(text);
    await runLeadsCommand(asked, { storage, outbox: createOutbox(storage, realClock), say, writePhoto, writeExport });
  } finally {
    await storage.close();
  }
}

try {
  const asked = readLeadsArguments(process.argv.slice(2));
  if (asked.command === 'help') process.stdout.write(leadsUsage);
  else await run(asked);
} catch (error) {
  const wrong = error instanceof LeadsUsageError;
  const isTold =
    wrong || error instanceof LeadsCommandError || error instanceof StorageError || error instanceof EnvError;
  const message = error instanceof Error ? ((isTold ? error.message : error.stack) ?? '') : String(error);
  process.stderr.write(wrong ? `${message}\n\n${leadsUsage}` : `${message}\n`);
  process.exitCode = wrong ? 2 : 1;
}
