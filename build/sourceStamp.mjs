import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** File with the stamp of a finished build's sources. */
export const stampFile = 'dist/stamp';

const sources = ['client', 'server', 'shared', 'config', 'build', 'package-lock.json'];

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isDirectory()) return readdirSync(path).flatMap((name) => filesOf(`${path}/${name}`));
  return /\.test\.tsx?$/.test(path) ? [] : [path];
}

/** Returns a hash of all files below the paths but tests, for a thousand in about 50 ms. */
export function stampOf(paths) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const path of paths.flatMap(filesOf).sort()) hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

/** Returns a hash of all files that the build reads. Paths are relative to the project's root. */
export const sourceStamp = () => stampOf(sources);

/** Returns whether dist/ holds a production build of the present sources. */
export function buildIsFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}
