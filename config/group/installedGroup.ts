import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import { environmentGroup } from '../env.ts';
import type { Group } from './Group.ts';
import { loadGroup } from './loadGroup.ts';

const loaded = new Map<string, Group>();

/**
 * The group that this project serves, read once: the one that GROUP names, else the only one in groups/.
 * @param root of the project
 * @throws OperatorError when no group or several could be meant
 * @throws GroupError when its files have faults
 */
export function installedGroup(root = process.cwd()): Group {
  const folder = resolve(root, groupFolder(root, environmentGroup()));
  const group = loaded.get(folder) ?? loadGroup(folder, root);
  loaded.set(folder, group);
  return group;
}

/** Folder of the group from the project's root; `chosen` is the name of a folder in groups/, or a path. */
function groupFolder(root: string, chosen: string): string {
  const names = existsSync(join(root, 'groups')) ? readdirSync(join(root, 'groups')) : [];
  const groups = names.filter((name) => existsSync(join(root, 'groups', name, 'group.yaml')));
  const folder = chosen.includes('/') ? chosen : `groups/${chosen}`;
  if (chosen !== '') {
    if (existsSync(resolve(root, folder, 'group.yaml'))) return folder;
    const known = groups.length > 0 ? `groups/ holds ${groups.join(', ')}` : 'groups/ holds none';
    throw new OperatorError(`GROUP is "${chosen}", but ${folder}/group.yaml is missing; ${known}.`);
  }
  const [only, ...others] = groups;
  if (only === undefined) {
    throw new OperatorError(
      'There is no group: groups/ has no folder with a group.yaml. See the README, "Your group".',
    );
  }
  if (others.length > 0) {
    throw new OperatorError(`groups/ holds several groups. Set GROUP to one of ${groups.join(', ')}.`);
  }
  return `groups/${only}`;
}
