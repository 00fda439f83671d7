/** The storage of all tabs as far as it is used here, null when the browser refuses it. */
export function localStorageOrNull(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
