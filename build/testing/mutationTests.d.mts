export function mutationTests(folder: string): Record<'node' | 'jsdom' | 'alone', string[]>;
