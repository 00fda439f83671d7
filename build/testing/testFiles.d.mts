/** Kinds of tests: the projects of jest.config.mjs. */
type TestKind = 'unit' | 'components' | 'contracts' | 'storage' | 'http' | 'browser' | 'engines' | 'search' | 'long';

export function allTestFiles(): string[];
export function kindOfTest(file: string): TestKind;
export function byKind(files: readonly string[]): Map<TestKind, string[]>;
export function chooseFiles(
  files: readonly string[],
  words: readonly string[],
  left: readonly TestKind[],
): { chosen: string[]; leftOut: string[] };
export function isTestOfRoom(file: string, room: string, read?: (file: string) => string): boolean;
