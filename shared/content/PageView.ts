/** A page that a visitor has seen, as the content platform's event service counts it. */
export interface PageView {
  channel: 'WEB';
  currency: 'USD';
  /** The page's name. */
  page: string;
  /** "<page id>_<language>_<variant>", the platform's own spelling; "default" for a page without variants. */
  pageVariantId: string;
  /** ISO code: "sv". */
  language: string;
}

/** Where page views go. Never throws and never waits: a view that is lost disturbs nobody. */
export interface PageViewSink {
  count(view: PageView): void;
}
