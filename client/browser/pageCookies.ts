/** The page's cookies as "name=value; …"; "" where the browser refuses access. */
export function readPageCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie; without access to cookies the page has to remember on its own. */
export function writePageCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // refused, as by a sandbox
  }
}
