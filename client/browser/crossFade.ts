/** Applies a change as a view transition, or at once where these are missing or motion is reduced. */
export function crossFade(change: () => void): ViewTransition | null {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // older browsers lack the method
  if (still || !('startViewTransition' in document)) {
    change();
    return null;
  }
  const transition = document.startViewTransition(change);
  // rejects when the browser skips the animation, as in a hidden tab; the change is made all the same
  transition.ready.catch(() => undefined);
  return transition;
}
