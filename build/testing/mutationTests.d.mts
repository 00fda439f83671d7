export function mutationTests(folder: string, tests?: string[]): Record<'node' | 'jsdom' | 'alone', string[]>;
export function testsThatLoad(files: string[]): string[];
