/** Events that show that a visitor is about to use the page; the first ones come well before a press. */
const inputEvents = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Calls `act` once, on the visitor's next pointer move, touch, scroll, key press or focus change.
 * @returns function that cancels it
 */
export function onFirstInput(act: () => void): () => void {
  const cancel = (): void => {
    for (const sign of inputEvents) window.removeEventListener(sign, once, true);
  };
  const once = (): void => {
    cancel();
    act();
  };
  for (const sign of inputEvents) window.addEventListener(sign, once, { capture: true, passive: true });
  return cancel;
}
