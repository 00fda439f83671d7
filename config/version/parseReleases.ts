/** A released version in CHANGELOG.md. */
export interface Release {
  /** "0.2.0" */
  version: string;
  /** Items of its section "For groups", each on one line. */
  forGroups: readonly string[];
}

const releaseHeading = /^##\s+\[?v?(\d+\.\d+\.\d+)\b/;
const groupsHeading = /^###\s+for groups\s*$/i;
const bullet = /^\s*[-*+]\s+/;

/** Returns the released versions of a changelog in the form of Keep a Changelog; other text is skipped. */
export function parseReleases(changelog: string): Release[] {
  const releases: { version: string; forGroups: string[] }[] = [];
  /** Items of the section at hand; null outside the sections "For groups" of released versions. */
  let items: string[] | null = null;
  let isReleased = false;
  for (const line of changelog.split(/\r?\n/)) {
    if (/^##?\s/.test(line)) {
      const version = releaseHeading.exec(line)?.[1];
      items = null;
      isReleased = version !== undefined;
      if (version !== undefined) releases.push({ version, forGroups: [] });
    } else if (line.startsWith('###')) {
      items = isReleased && groupsHeading.test(line) ? (releases.at(-1)?.forGroups ?? null) : null;
    } else if (items && bullet.test(line)) {
      items.push(line.replace(bullet, '').trim());
    } else if (items && items.length > 0 && line.trim() !== '') {
      items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
  }
  return releases;
}
