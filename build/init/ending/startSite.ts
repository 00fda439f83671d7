import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A site that the command has started. */
export interface StartedSite {
  /** "http://localhost:3000"; null when it did not start. */
  address: string | null;
  /** Resolves with the exit code when the site has ended. */
  ended: Promise<number | null>;
}

/** Pino's level of errors; the check afterwards has the warnings about files. */
const errorLevel = 50;

/**
 * Runs npm start in the product's folder. Resolves when the site listens, or has ended before that.
 * @param env variables that choose the group
 */
export async function startSite(
  env: Readonly<Record<string, string>>,
  { projectRoot, say }: { projectRoot: string; say: (text: string) => void },
): Promise<StartedSite> {
  // At a terminal, Ctrl-C reaches both: the site drains, and the command ends with it.
  process.on('SIGINT', () => undefined);
  const child = spawn(process.execPath, ['build/start.mjs'], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { address, level } = logFacts(line);
      if (address !== null) resolve(address);
      if (level === null || level >= errorLevel) say(`${line}\n`);
    });
  });
  return { address: await Promise.race([listening, ended.then(() => null)]), ended };
}

/** Reads a line of the log; both are null for other output. */
function logFacts(line: string): { address: string | null; level: number | null } {
  if (!line.startsWith('{')) return { address: null, level: null };
  const address = /"address":"(https?:[^"]+)"/.exec(line)?.[1] ?? null;
  return { address, level: Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) };
}
