/** Returns the key of a new history entry. */
export function newEntry(): string {
  return Math.random().toString(36).slice(2);
}
