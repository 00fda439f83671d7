/** Browsers below Chrome 94, Firefox 142 and every Safari declare no `scheduler`; Chrome added `yield` later. */
const globals: { scheduler?: Partial<Scheduler> } = globalThis;

/** Ends the current task, so that the browser can paint and handle input, and continues in a new one. */
export function yieldToMain(): Promise<void> {
  return globals.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
