/** True if the browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
export function hasPrivacySignal(): boolean {
  return navigator.globalPrivacyControl === true;
}

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}
