/**
 * What the visitor's cookie says of the message bar: the message that was closed, "true" for any, "" for none. The
 * page comes without that message then, so that nothing moves when it is taken over by the browser.
 */
export function closedMessage(cookies: string | undefined): string {
  return /(?:^|; )hideAlert=([a-z\d]{1,8})(?:;|$)/.exec(cookies ?? '')?.[1] ?? '';
}
