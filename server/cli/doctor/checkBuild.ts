import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

/** Checks that the build is complete and its native packages load on this machine. */
export async function checkBuild(build: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const isBuilt = existsSync(join(build, 'server'));
  if (!isBuilt) findings.push(warning('Not built yet.', 'npm start builds it; without starting: npm run build.'));
  const again = 'Build it again: npm run build.';
  const scripts = ['server/main.js', 'server/stockWorker.js'];
  for (const file of ['version.json', 'manifest.json', ...scripts, 'public'].filter(() => isBuilt)) {
    await access(join(build, file), constants.R_OK).catch(() => {
      findings.push(fault(`${join(build, file)} is missing or cannot be read.`, again));
    });
  }
  for (const name of ['sharp', 'libsql']) {
    await import(name).catch((error: unknown) => {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      const cure = 'Install the packages on this kind of machine: npm ci --omit=dev.';
      findings.push(fault(`The package ${name} does not load: ${reason ?? ''}`, cure));
    });
  }
  return findings.length > 0 ? findings : [ok(`Complete; Node.js ${process.version}.`)];
}
