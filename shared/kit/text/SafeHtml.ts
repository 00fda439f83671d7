declare const safeHtml: unique symbol;

/** HTML sanitised by the server's allow-list: the only kind that is rendered as HTML. */
export type SafeHtml = string & { readonly [safeHtml]: true };
