import { envVariables } from '../config/envVariables.ts';

/**
 * Returns .env.example: every variable with its description, commented out.
 * A copy therefore changes nothing.
 */
export function envExample(): string {
  const parts = Object.entries(envVariables).map(([name, { meaning, expects, fallback, secret, example }]) => {
    const standard = fallback === false ? 'not set' : String(fallback) || 'not set';
    return [
      `# ${meaning}`,
      `# ${secret ? `Secret; ${name}_FILE may name a file with it. ` : ''}Expects ${expects}. Default: ${standard}.`,
      `#${name}=${example}`,
    ];
  });
  const head = '# Copy to .env and uncomment the lines that you change. Written by: npm run env:example';
  return `${[[head], ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
