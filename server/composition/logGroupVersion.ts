import type { Group } from '../../config/group/Group.ts';
import { productVersion } from '../../config/version/productVersion.ts';
import { versionNotice } from '../../config/version/versionNotice.ts';
import type { Logger } from '../../shared/kit/Logger.ts';

/**
 * Logs what changed for groups when a group was made for another version of the product.
 * @param root of the project
 */
export function logOtherVersion(group: Pick<Group, 'product'>, root: string, logger: Logger): void {
  const notice = versionNotice(group.product, root);
  if (notice) logger.warn('group.otherVersion', { ...notice, product: productVersion });
}

/** Logs the settings of a group that are ignored or have a new name, once its services have read all files. */
export function logOutdatedSettings(group: Pick<Group, 'warnings'>, logger: Logger): void {
  for (const warning of group.warnings) logger.warn('group.outdatedSetting', { warning });
}
