import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { environmentGroup } from '../env.ts';
import type { Group } from './Group.ts';
import { loadGroup } from './loadGroup.ts';

const loaded = new Map<string, Group>();

/**
 * Returns the served group, cached: the one named by GROUP, else the only one in groups/.
 * @param root of the project
 * @throws OperatorError when there is no group, or the choice is ambiguous
 * @throws GroupError when its files have faults
 */
export function installedGroup(root = process.cwd()): Group {
  const folder = resolve(root, groupFolder(root, environmentGroup()));
  const group = loaded.get(folder) ?? loadGroup(folder, root);
  loaded.set(folder, group);
  return group;
}

/**
 * Returns the folders of all groups to build, relative to the project's root.
 * The group selected by GROUP comes first, then the others of groups/.
 * @throws OperatorError when there is no group
 */
export function groupFolders(root = process.cwd()): [string, ...string[]] {
  const chosen = environmentGroup();
  const all = groupNames(root).map((name) => `groups/${name}`);
  const [first, ...others] = chosen === '' ? all : [groupFolder(root, chosen)];
  if (first === undefined) return [groupFolder(root, '')];
  return [first, ...(chosen === '' ? others : all.filter((folder) => folder !== first))];
}

/** Names of the groups in groups/, sorted. */
function groupNames(root: string): string[] {
  const names = existsSync(join(root, 'groups')) ? readdirSync(join(root, 'groups')) : [];
  return names.filter((name) => existsSync(join(root, 'groups', name, 'group.yaml'))).sort();
}

/**
 * Returns the group's folder relative to the project's root. `chosen` is a folder name in groups/, or a path.
 */
function groupFolder(root: string, chosen: string): string {
  const groups = groupNames(root);
  const folder = chosen.includes('/') ? chosen : `groups/${chosen}`;
  if (chosen !== '') {
    if (existsSync(resolve(root, folder, 'group.yaml'))) return folder;
    const known = groups.length > 0 ? `groups/ holds ${groups.join(', ')}` : 'groups/ contains no group';
    throw new OperatorError(`GROUP is "${chosen}", but ${folder}/group.yaml is missing; ${known}.`);
  }
  const [only, ...others] = groups;
  if (only === undefined) {
    throw new OperatorError('There is no group: groups/ has no folder with a group.yaml. See docs/adopt.md.');
  }
  if (others.length > 0) {
    throw new OperatorError(`groups/ contains several groups. Set GROUP to one of ${groups.join(', ')}.`);
  }
  return `groups/${only}`;
}
