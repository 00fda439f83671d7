import { existsSync, readdirSync, readFileSync } from 'node:fs';

const projects = {
  unit: { endings: /\.test\.ts$|^server\/.*\.test\.tsx$/, environment: 'node' },
  components: { endings: /^client\/.*\.test\.tsx$/, environment: 'jsdom' },
  contracts: { endings: /\.test\.ts$/, environment: 'node' },
  storage: { endings: /\.test\.ts$/, environment: 'node' },
  http: { endings: /\.test\.ts$/, environment: 'node' },
};

/**
 * Returns whether a test file needs its own module registry.
 * True when it replaces modules, which others would get too, and when its first comment says `@alone` (and why) or
 * names another environment than its project's.
 */
export function runsAlone(file, environment) {
  const text = readFileSync(file, 'utf8');
  if (/^jest\.unstable_mockModule\(/m.test(text)) return true;
  const [comment = ''] = /^\/\*[^]*?\*\//.exec(text) ?? [];
  const [, own = environment] = /@jest-environment (\w+)/.exec(comment) ?? [];
  return own !== environment || comment.includes('@alone');
}

/** Returns the test files below folders ("server/forms/") that can share one module registry. */
export function filesTogether(project, folders) {
  const { endings, environment } = projects[project];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => folder + name.replaceAll('\\', '/')))
    .filter((file) => endings.test(file) && !runsAlone(file, environment))
    .sort();
}

/**
 * Returns the test files run by the files of a folder `together/<project>/`.
 * These are the files below the folders that they name.
 */
export function filesRunFrom(project, folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const named = [...readFileSync(folder + file, 'utf8').matchAll(/'([\w/]+\/)'/g)].map(([, name]) => name);
    return filesTogether(project, named);
  });
}
