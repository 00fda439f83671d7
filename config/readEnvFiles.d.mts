export function readEnvFiles(root: string): void;
