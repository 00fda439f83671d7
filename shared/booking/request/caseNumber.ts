/** Returns the case number of an unresolved attempt: the first eight characters of its request key. */
export function caseNumber(requestKey: string): string {
  return requestKey.slice(0, 8).toUpperCase();
}
