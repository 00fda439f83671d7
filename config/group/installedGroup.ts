import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { environmentGroup } from '../env.ts';
import type { Group } from './Group.ts';
import { loadGroup } from './loadGroup.ts';

const loaded = new Map<string, Group>();

/**
 * Returns the served group, cached: the folder of GROUP_DIR, else the folder of groups/ that GROUP names.
 * Without both, it is the only group in groups/, not counting a demo.
 * @param root of the project
 * @throws OperatorError when there is no group, or the choice is ambiguous
 * @throws GroupError when its files have faults
 */
export function installedGroup(root = process.cwd()): Group {
  const folder = resolve(root, groupFolder(root));
  const group = loaded.get(folder) ?? loadGroup(folder, root);
  loaded.set(folder, group);
  return group;
}

/**
 * Returns the folder of the served group, relative to the project's root or absolute; see installedGroup.
 * @throws OperatorError when there is no group, or the choice is ambiguous
 */
export function groupFolder(root = process.cwd()): string {
  const { folder, name } = environmentGroup();
  if (folder !== '') {
    if (existsSync(resolve(root, folder, 'group.yaml'))) return folder;
    throw new OperatorError(
      `GROUP_DIR is "${folder}", but ${join(folder, 'group.yaml')} is missing. Put a group there (mount it into a container), or create one: npm run init -- --dir ${folder}`,
    );
  }
  const groups = groupNames(root);
  if (name !== '') {
    if (groups.includes(name)) return `groups/${name}`;
    const known = groups.length > 0 ? `groups/ holds ${groups.join(', ')}` : 'groups/ contains no group';
    throw new OperatorError(`GROUP is "${name}", but groups/${name}/group.yaml is missing; ${known}.`);
  }
  const own = groups.filter((one) => !isDemo(root, one));
  const [only, ...others] = own.length > 0 ? own : groups;
  if (only === undefined) {
    throw new OperatorError(
      'There is no group: set GROUP_DIR to the folder of one, or create one with npm run init. See docs/adopt.md.',
    );
  }
  if (others.length > 0) {
    throw new OperatorError(`groups/ contains several groups. Set GROUP to one of ${groups.join(', ')}.`);
  }
  return `groups/${only}`;
}

/** Names of the groups in groups/, sorted. */
function groupNames(root: string): string[] {
  const names = existsSync(join(root, 'groups')) ? readdirSync(join(root, 'groups')) : [];
  return names.filter((name) => existsSync(join(root, 'groups', name, 'group.yaml'))).sort();
}

/** Returns whether the group is a demo, without loading it: its files may have faults. */
function isDemo(root: string, name: string): boolean {
  return /^demo: *true\b/m.test(readFileSync(join(root, 'groups', name, 'group.yaml'), 'utf8'));
}
