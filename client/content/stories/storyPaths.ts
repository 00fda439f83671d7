/** Target of a story's back link: its path without the last two segments (year and story), or "/". */
export function storyBackPath(path: string): string {
  return path.replace(/\/+$/, '').split('/').slice(0, -2).join('/') || '/';
}

/** Breadcrumbs of a story without the folders (the year) between its index and itself. */
export function storyCrumbs<T extends { path: string }>(crumbs: readonly T[], path: string): T[] {
  const below = `${storyBackPath(path)}/`;
  return crumbs.filter((crumb) => crumb.path === path || below === '//' || !crumb.path.startsWith(below));
}
