/** A page view as counted by the content platform's event service. */
export interface PageView {
  channel: 'WEB';
  currency: 'USD';
  /** The page's name. */
  page: string;
  /** "<page id>_<language>_<variant>" as the platform spells it; "default" without variants. */
  pageVariantId: string;
  /** ISO code: "sv". */
  language: string;
}

/** Receives page views. Never throws or blocks; losing a view is harmless. */
export interface PageViewSink {
  count(view: PageView): void;
}
