export function sourceSeconds(env?: Record<string, string | undefined>): number | null;
