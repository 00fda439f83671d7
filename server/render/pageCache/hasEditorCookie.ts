/** Cookies of editors who are signed in or preview (server/content/editing). Their pages are never cached. */
const editorCookies = ['forecourt_editing', 'sc_preview'];

/** True if a Cookie header may be an editor's. */
export function hasEditorCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && editorCookies.some((name) => cookies.includes(name));
}
