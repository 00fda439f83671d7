declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Ends the current task, so that the browser can paint and take input, and continues in the next one. */
export function yieldToMain(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
