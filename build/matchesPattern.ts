/** Tells whether a path matches a pattern in which `*` stands for any part of a name, but not for folders. */
export function matchesPattern(path: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`).test(path);
}
