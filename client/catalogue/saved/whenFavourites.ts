/** Key of the saved cars in the device's storage. */
export const favouritesKey = 'favourites';

/** Event on the window after the saved cars have changed in this tab. */
export const favouritesChanged = 'forecourt:favourites';

function hasFavourites(): boolean {
  try {
    return window.localStorage.getItem(favouritesKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Calls `callback` once the device has saved cars: at once, or after the first one is saved.
 * Saving on another page counts too.
 * @returns a function that stops the wait
 */
export function whenFavourites(callback: () => void): () => void {
  if (hasFavourites()) {
    callback();
    return () => undefined;
  }
  const stop = (): void => {
    window.removeEventListener(favouritesChanged, look);
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
  };
  const look = (event: Event): void => {
    if (event.type !== favouritesChanged && !hasFavourites()) return;
    stop();
    callback();
  };
  window.addEventListener(favouritesChanged, look);
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look); // back from the back-forward cache, which no storage event reaches
  return stop;
}
