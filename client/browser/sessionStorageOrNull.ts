/** The part of sessionStorage used here; null when the browser refuses access. */
export function sessionStorageOrNull(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
