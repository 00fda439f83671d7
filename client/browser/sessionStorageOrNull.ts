/** The session's storage as far as it is used here, null when the browser refuses it. */
export function sessionStorageOrNull(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
