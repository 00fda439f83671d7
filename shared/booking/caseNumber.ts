/** What customer and workshop call an attempt of unknown outcome: the first eight signs of its request key. */
export function caseNumber(requestKey: string): string {
  return requestKey.slice(0, 8).toUpperCase();
}
