export function runsAlone(file: string, environment: 'node' | 'jsdom'): boolean;
export function filesTogether(project: string, folders: string[]): string[];
export function filesRunFrom(project: string, folder: string): string[];
