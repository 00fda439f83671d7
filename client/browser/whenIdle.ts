/** Maximum wait for an idle period, ms. */
const timeoutMs = 1000;

/** Resolves when the browser is idle. Browsers that cannot tell get the next task. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve);
  });
}
