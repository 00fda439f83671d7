declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Ends the current task, so that the browser can paint and handle input, and continues in a new one. */
export function yieldToMain(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
