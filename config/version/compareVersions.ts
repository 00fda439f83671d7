/** Form of a version: "0.2.0". */
export const versionForm = /^\d+\.\d+\.\d+$/;

/** Compares two versions like "0.2.0": negative when the first is older, 0 when they are equal. */
export function compareVersions(a: string, b: string): number {
  const numbers = (version: string): number[] => version.split('.').map(Number);
  const other = numbers(b);
  return numbers(a).reduce((order, number, at) => order || number - (other[at] ?? 0), 0);
}
