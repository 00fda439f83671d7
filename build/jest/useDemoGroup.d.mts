export const demo: string;
export function useDemoGroup(env?: Record<string, string | undefined>): void;
