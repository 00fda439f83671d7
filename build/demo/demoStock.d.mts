export const demoStockSources: readonly string[];
export function makeDemoStockWhenNeeded(options?: { output?: 1 | 2 }): void;
