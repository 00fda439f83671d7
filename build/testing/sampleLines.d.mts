export function sampleLines(files: Readonly<Record<string, string>>, count: number, seed: number): string[];
