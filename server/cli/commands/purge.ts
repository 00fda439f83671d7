import { readEnv } from '../../../config/env.ts';
import { PurgeUsageError, purgeUsage, readPurgeArguments } from '../../content/command/purgeArguments.ts';
import { PurgeCommandError, runPurgeCommand } from '../../content/command/purgeCommand.ts';
import type { CliCommand } from '../CliCommand.ts';

/** Makes running servers fetch the content again: docs/content-renewal.md. */
export const purgeCommand: CliCommand = {
  usage: purgeUsage,
  usageError: PurgeUsageError,
  toldErrors: [PurgeCommandError],
  run: async (words, { say }) => {
    const { PORT: port, CONTENT_PUBLISHED_SECRET: secret } = readEnv();
    await runPurgeCommand(readPurgeArguments([...words], port), { secret, say });
  },
};
