/** The used members of ViewTransition. */
interface CrossFade {
  ready: Promise<unknown>;
  /** Resolves when the change is made. */
  updateCallbackDone: Promise<unknown>;
  /** Resolves when the animation is over. */
  finished: Promise<unknown>;
}

/**
 * Applies a change as a view transition, or at once where these are missing or motion is reduced.
 * @returns null for a change at once
 */
export function crossFade(change: () => void): CrossFade | null {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // older browsers lack the method
  if (still || !('startViewTransition' in document)) {
    change();
    return null;
  }
  const transition: CrossFade = document.startViewTransition(change);
  // rejects when the browser skips the animation, as in a hidden tab; the change is made all the same
  transition.ready.catch(() => undefined);
  return transition;
}
