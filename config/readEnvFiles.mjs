import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Loads the file .env of the group's folder (GROUP_DIR), then that of the project.
 * Set variables take precedence, then those of the group. GROUP_DIR itself may be in the project's file.
 * Plain JavaScript without packages: npm start reads them before it installs anything.
 * @param root of the project
 * @throws when a file cannot be read
 */
export function readEnvFiles(root) {
  const file = join(root, '.env');
  const own = read(file);
  const folder = process.env.GROUP_DIR ?? own.GROUP_DIR ?? '';
  const all = { ...own, ...(folder === '' ? {} : read(resolve(root, folder, '.env'))) };
  for (const [name, value] of Object.entries(all)) process.env[name] ??= value;
}

const read = (file) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
