import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productVersion } from './productVersion.ts';
import { compareVersions } from './compareVersions.ts';
import { parseReleases } from './parseReleases.ts';

const changelogFile = 'CHANGELOG.md';

/** Version that a group without `product` in group.yaml is treated as made for. */
export const firstVersion = '0.1.0';

/** Notice to operators about a group that was made for another version of the product. */
export interface VersionNotice {
  /** "0.1.0" */
  madeFor: string;
  text: string;
  cure: string;
  /** Changes for groups since then, oldest version first: "0.2.0: …". */
  changes: readonly string[];
}

/**
 * Returns a notice when a group was made for another version of the product.
 * @param product of group.yaml; null when it states none
 * @param root of the project
 */
export function versionNotice(product: string | null, root: string): VersionNotice | null {
  const madeFor = product ?? firstVersion;
  const order = compareVersions(madeFor, productVersion);
  if (order === 0) return null;
  if (order > 0) {
    return {
      madeFor,
      text: `The group was made for version ${madeFor} of the product, which is newer than this one, ${productVersion}: settings that ${productVersion} does not know are ignored.`,
      cure: `Serve it with version ${madeFor}, or set product: '${productVersion}' in group.yaml and correct what is refused then.`,
      changes: [],
    };
  }
  const changes = changesSince(madeFor, root);
  const stated =
    product === null
      ? `group.yaml does not state the version of the product that the group was made for; ${firstVersion} is assumed, and this is ${productVersion}.`
      : `The group was made for version ${madeFor} of the product, and this is ${productVersion}.`;
  const unread = `${changelogFile}, which lists what changed for groups, cannot be read.`;
  return {
    madeFor,
    text: changes ? stated : `${stated} ${unread}`,
    cure: `Change what concerns the group, then set product: '${productVersion}' in group.yaml. See docs/upgrade.md.`,
    changes: changes ?? [],
  };
}

/** Returns what changed for groups after a version, up to this one; null when the changelog cannot be read. */
function changesSince(version: string, root: string): string[] | null {
  let changelog: string;
  try {
    changelog = readFileSync(join(root, changelogFile), 'utf8');
  } catch {
    return null;
  }
  return parseReleases(changelog)
    .filter((release) => compareVersions(release.version, version) > 0)
    .filter((release) => compareVersions(release.version, productVersion) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version))
    .flatMap((release) => release.forGroups.map((item) => `${release.version}: ${item}`));
}
