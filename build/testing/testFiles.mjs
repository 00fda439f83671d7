import { readdirSync, readFileSync } from 'node:fs';

/** Kinds of tests below test/, by their folder: projects of jest.config.mjs. Other tests are `unit` or `components`. */
const kinds = ['contracts', 'storage', 'http', 'browser', 'engines', 'search', 'long'];

/** Returns the test files of the project, without those that run several files together. */
export function allTestFiles() {
  return ['shared', 'client', 'server', 'config', 'build', 'groups', 'test'].flatMap((floor) =>
    readdirSync(floor, { recursive: true })
      .map((file) => `${floor}/${file}`.replaceAll('\\', '/'))
      .filter((file) => /(?<!\/together\/.*)\.test\.tsx?$/.test(file))
      .sort(),
  );
}

/** Returns the kind of a test file: the name of its project in jest.config.mjs. */
export function kindOfTest(file) {
  const [, kind] = /^test\/(\w+)\//.exec(file) ?? [];
  if (kinds.includes(kind)) return kind;
  return /^client\/.*\.tsx$/.test(file) ? 'components' : 'unit';
}

/** Returns test files by kind. */
export function byKind(files) {
  const groups = new Map();
  for (const file of files) {
    const kind = kindOfTest(file);
    groups.set(kind, [...(groups.get(kind) ?? []), file]);
  }
  return groups;
}

/**
 * Returns the test files whose path matches one of some regular expressions, and those of them left out.
 * @param left kinds that are left out
 */
export function chooseFiles(files, words, left) {
  const patterns = words.map((word) => new RegExp(word, 'i'));
  const found = files.filter((file) => patterns.some((pattern) => pattern.test(file)));
  const isLeft = (file) => left.includes(kindOfTest(file));
  return { chosen: found.filter((file) => !isLeft(file)), leftOut: found.filter(isLeft) };
}

/**
 * Returns whether a test file belongs to a room, such as "booking".
 * It is in a folder of the room, is named after it or in a folder that is, or imports its code. Long tests and those of
 * a real search engine belong to none.
 */
export function isTestOfRoom(file, room, read = (name) => readFileSync(name, 'utf8')) {
  if (/^test\/(long|search|engines)\//.test(file)) return false;
  const [floor, ...names] = file.split('/');
  if (floor !== 'test') return names[0] === room;
  if (names.slice(1).some((name) => name.toLowerCase().startsWith(room))) return true;
  const imports = [...read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';/gm)];
  return imports.some(([, path]) => new RegExp(`/(?:shared|client|server)/${room}/`).test(path));
}
