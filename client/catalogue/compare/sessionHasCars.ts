/** Returns whether the visitor compares cars in this tab. */
export function sessionHasCars(): boolean {
  try {
    return sessionStorage.getItem('compare') !== null;
  } catch {
    return false;
  }
}
