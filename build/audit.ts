import { spawnSync } from 'node:child_process';
import { readAudit } from './dependencies/readAudit.ts';

/*
 * Checks the production packages for known vulnerabilities, high or critical.
 * A registry without advisories (a mirror, no network) does not fail the build; the output says that nothing was
 * checked.
 */
const { status, stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=30000'],
  { encoding: 'utf8', shell: process.platform === 'win32', timeout: 120_000, maxBuffer: 64 * 1024 * 1024 },
);
const outcome = readAudit(status ?? 1, stdout);

if (outcome.kind === 'unknown') {
  console.log(`The registry sent no advisories (${outcome.reason}); the packages were not checked.`);
} else if (outcome.kind === 'clean') {
  console.log('No known vulnerability of level high or critical.');
} else {
  console.error(`${stdout}\nUpdate the packages above (npm audit fix), or see docs/security.md.`);
  process.exitCode = 1;
}
