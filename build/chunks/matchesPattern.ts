/** Returns whether a path matches a pattern; `*` matches any part of a name, but no slashes. */
export function matchesPattern(path: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(path);
}
