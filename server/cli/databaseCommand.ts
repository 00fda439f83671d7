import { resolve } from 'node:path';
import { readEnv } from '../../config/env.ts';
import type { Env } from '../../config/env.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createLogger } from '../http/logging/createLogger.ts';
import { openStorage } from '../storage/openStorage.ts';
import type { Storage } from '../storage/Storage.ts';
import type { CliCommand, CommandContext, ErrorClass } from './CliCommand.ts';

interface DatabaseContext extends CommandContext {
  env: Env;
  storage: Storage;
  /** Writes to standard error, so that standard output only has the command's result. */
  logger: Logger;
}

interface DatabaseCommand<Request extends { command: string }> {
  /** Parses the arguments; `command: 'help'` requests the usage. Throws a usageError. */
  read: (words: readonly string[]) => Request;
  usage: string;
  usageError: ErrorClass;
  /** Printed without a stack. */
  commandError: ErrorClass;
  run: (request: Request, context: DatabaseContext) => Promise<void>;
}

/** Creates a command on the configured database; servers may be running. */
export function databaseCommand<Request extends { command: string }>(command: DatabaseCommand<Request>): CliCommand {
  const { read, usage, usageError, commandError } = command;
  return {
    usage,
    usageError,
    toldErrors: [commandError],
    run: async (words, context) => {
      const request = read(words);
      if (request.command === 'help') {
        context.say(usage);
        return;
      }
      const env = readEnv();
      const logger = createLogger(env.LOG_LEVEL, process.stderr);
      const dataDir = resolve(context.root, env.DATA_DIR);
      const storage = await openStorage({ databaseUrl: env.DATABASE_URL, dataDir, logger });
      try {
        await command.run(request, { ...context, env, storage, logger });
      } finally {
        await storage.close();
      }
    },
  };
}
