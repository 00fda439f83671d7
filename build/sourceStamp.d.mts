export const stampFile: string;
export function stampOf(paths: readonly string[]): string;
export function sourceStamp(): string;
export function buildIsFresh(): boolean;
