/** No Safari declares `scheduler`, nor Firefox below 142; `yield` came to Chrome later than the rest. */
const globals: { scheduler?: Partial<Scheduler> } = globalThis;

/** Ends the current task, so that the browser can paint and handle input, and continues in a new one. */
export function yieldToMain(): Promise<void> {
  return globals.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
