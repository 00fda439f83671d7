import { readFile, writeFile } from 'node:fs/promises';
import { envExample } from './envExampleText.ts';

/* `node build/run.mjs build/envExample.ts` writes .env.example; --check verifies it is up to date. */
const file = '.env.example';
if (!process.argv.includes('--check')) {
  await writeFile(file, envExample());
} else if ((await readFile(file, 'utf8').catch(() => '')) !== envExample()) {
  console.error(`${file} is not up to date with config/envVariables.ts. Run: npm run env:example`);
  process.exitCode = 1;
}
