import { envVariables } from '../config/envVariables.ts';
import type { EnvVariable } from '../config/envVariables.ts';

/**
 * Returns .env.example: every variable with its description, commented out.
 * A copy therefore changes nothing.
 */
export function envExample(): string {
  const head = '# Copy to .env and uncomment the lines that you change. Written by: npm run env:example';
  return `${[head, ...Object.entries(envVariables).map(([name, variable]) => envExampleEntry(name, variable))].join('\n\n')}\n`;
}

/** Returns the lines of one variable in .env.example. */
export function envExampleEntry(
  name: string,
  { meaning, expects, fallback, secret, example }: Omit<EnvVariable, 'schema'>,
): string {
  const standard = fallback === false ? 'not set' : String(fallback) || 'not set';
  return [
    `# ${meaning}`,
    `# ${secret ? `Secret; ${name}_FILE may name a file with it. ` : ''}Expects ${expects}. Default: ${standard}.`,
    `#${name}=${example}`,
  ].join('\n');
}
