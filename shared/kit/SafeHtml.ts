declare const safeHtml: unique symbol;

/** HTML that the server has cleaned by its allow-list: the only kind that is shown as HTML. */
export type SafeHtml = string & { readonly [safeHtml]: true };
