/**
 * Calls `act` whenever the page returns from the back-forward cache.
 * In there it received no storage event: what it shows may have been changed on another page meanwhile.
 * @returns function that ends it
 */
export function onPageRestored(act: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) act();
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
