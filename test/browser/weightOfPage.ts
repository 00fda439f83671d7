/** Transfers of a page. Sizes are in kB of 1,000 bytes, as compressed. */
export interface Weight {
  scripts: number;
  scriptKb: number;
  fontKb: number;
  /** Without sheets that the browser's preferences leave unused: they load last and delay nothing. */
  cssKb: number;
  pictureKb: number;
}

/** Runs in a page. */
export function weightOfPage(): Weight {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media]')];
  const unused = links.filter(({ media }) => !matchMedia(media).matches).map(({ href }) => href);
  const named = (pattern: RegExp): PerformanceResourceTiming[] =>
    resources.filter(({ name }) => pattern.test(new URL(name).pathname) && !unused.includes(name));
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
