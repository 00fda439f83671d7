import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { InitCommandError } from './InitCommandError.ts';

interface RemoveParts {
  projectRoot: string;
  say: (text: string) => void;
}

/**
 * Removes the groups whose group.yaml has demo: true.
 * @throws InitCommandError when there is none, or no other group
 */
export async function removeDemo({ projectRoot, say }: RemoveParts): Promise<void> {
  const folder = join(projectRoot, 'groups');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const groups = names.filter((name) => existsSync(join(folder, name, 'group.yaml'))).sort();
  const demos: string[] = [];
  for (const name of groups) {
    const group: unknown = parse(await readFile(join(folder, name, 'group.yaml'), 'utf8'));
    if (typeof group === 'object' && group !== null && 'demo' in group && group.demo === true) demos.push(name);
  }
  if (demos.length === 0) throw new InitCommandError('No group in groups/ has demo: true, so nothing was removed.');
  const others = groups.filter((name) => !demos.includes(name));
  if (others.length === 0) {
    throw new InitCommandError(
      `groups/${demos.join(', groups/')} is the only group; write your own first, see npm run init -- --help.`,
    );
  }
  for (const name of demos) {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).length;
    await rm(join(folder, name), { recursive: true });
    say(`Removed groups/${name}: ${String(files)} ${files === 1 ? 'file' : 'files'}.\n`);
  }
  say(
    others.length === 1 ? `npm start serves ${others[0] ?? ''} now.\n` : `Set GROUP to one of ${others.join(', ')}.\n`,
  );
}
