import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Env } from '../env.ts';
import type { Group } from './Group.ts';
import { installedGroup } from './installedGroup.ts';

/**
 * The installed group with the default site that DEFAULT_SITE names, if it names one.
 * @param root of the project
 * @throws OperatorError when there is no such group or site, or its files have faults
 */
export function servedGroup({ DEFAULT_SITE }: Pick<Env, 'DEFAULT_SITE'>, root = process.cwd()): Group {
  const group = installedGroup(root);
  const defaultSite = DEFAULT_SITE === '' ? group.defaultSite : group.sites.find(({ name }) => name === DEFAULT_SITE);
  if (defaultSite) return { ...group, defaultSite };
  const names = group.sites.map(({ name }) => name).join(', ');
  throw new OperatorError(
    `DEFAULT_SITE is "${DEFAULT_SITE}", which is not a site of the group; expected one of ${names}.`,
  );
}
