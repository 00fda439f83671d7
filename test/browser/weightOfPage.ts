/** Transfers of a page. Sizes are in kB of 1,000 bytes, as compressed. */
export interface Weight {
  scripts: number;
  scriptKb: number;
  fontKb: number;
  cssKb: number;
  pictureKb: number;
}

/** Runs in a page. */
export function weightOfPage(): Weight {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const named = (pattern: RegExp): PerformanceResourceTiming[] =>
    resources.filter(({ name }) => pattern.test(new URL(name).pathname));
  const sumKilobytes = (pattern: RegExp): number =>
    Math.round(named(pattern).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 100) / 10;
  return {
    scripts: new Set(named(/\.js$/).map(({ name }) => name)).size,
    scriptKb: sumKilobytes(/\.js$/),
    fontKb: sumKilobytes(/\.woff2$/),
    cssKb: sumKilobytes(/\.css$/),
    pictureKb: sumKilobytes(/\.(webp|avif|jpe?g|png)$/),
  };
}
