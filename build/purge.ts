/** Renews the content of running servers, on the command line (npm run purge): see docs/content-renewal.md. */
import { existsSync } from 'node:fs';
import { EnvError, readEnv } from '../config/env.ts';
import { PurgeUsageError, purgeUsage, readPurgeArguments } from '../server/content/command/purgeArguments.ts';
import { PurgeCommandError, runPurgeCommand } from '../server/content/command/purgeCommand.ts';
import { runReported } from './runCommand.ts';

await runReported(
  { usage: purgeUsage, usageError: PurgeUsageError, toldErrors: [PurgeCommandError, EnvError] },
  async () => {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const { PORT: port, CONTENT_PUBLISHED_SECRET: secret } = readEnv();
    const say = (text: string): void => void process.stdout.write(text);
    const asked = readPurgeArguments(process.argv.slice(2), port);
    if (asked.command === 'help') say(purgeUsage);
    await runPurgeCommand(asked, { secret, say });
  },
);
