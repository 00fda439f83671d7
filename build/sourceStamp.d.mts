export const stampFile: string;
export function sourceStamp(): string;
export function buildIsFresh(): boolean;
