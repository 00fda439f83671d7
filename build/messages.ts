/**
 * Mails and text messages on the command line (npm run messages), beside running servers: see docs/tirehotel.md. Ends with
 * 0, with 1 when it could not be done, with 2 when the command was written wrongly.
 */
import { existsSync } from 'node:fs';
import { EnvError, readEnv } from '../config/env.ts';
import { createLogger } from '../server/http/createLogger.ts';
import {
  MessagesUsageError,
  messagesUsage,
  readMessagesArguments,
} from '../server/messages/command/messagesArguments.ts';
import type { MessagesArguments } from '../server/messages/command/messagesArguments.ts';
import { MessagesCommandError, runMessagesCommand } from '../server/messages/command/messagesCommand.ts';
import { createOutbox } from '../server/storage/createOutbox.ts';
import { openStorage } from '../server/storage/openStorage.ts';
import { StorageError } from '../server/storage/StorageError.ts';
import { realClock } from '../shared/kit/Clock.ts';

async function run(asked: MessagesArguments): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL, process.stderr);
  const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, logger });
  try {
    const say = (text: string): void => void process.stdout.write(text);
    await runMessagesCommand(asked, { outbox: createOutbox(storage, realClock), say });
  } finally {
    await storage.close();
  }
}

try {
  const asked = readMessagesArguments(process.argv.slice(2));
  if (asked.command === 'help') process.stdout.write(messagesUsage);
  else await run(asked);
} catch (error) {
  const wrong = error instanceof MessagesUsageError;
  const isTold =
    wrong || error instanceof MessagesCommandError || error instanceof StorageError || error instanceof EnvError;
  const message = error instanceof Error ? ((isTold ? error.message : error.stack) ?? '') : String(error);
  process.stderr.write(wrong ? `${message}\n\n${messagesUsage}` : `${message}\n`);
  process.exitCode = wrong ? 2 : 1;
}
