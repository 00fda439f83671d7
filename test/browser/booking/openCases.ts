import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns the output of `npm run bookings` with arguments, run next to a server on this data folder. */
export async function bookingsCommand(dataDir: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['dist/server/cli.js', 'bookings', ...words], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  return stdout;
}
