/** An error in a visitor's browser, as reported to the server. Contains no visitor input. */
export interface BrowserError {
  /** An uncaught exception, or a rejected promise. */
  kind: 'error' | 'rejection';
  /** Class of the error: "TypeError". */
  name: string;
  message: string;
  /** Positions in the site's own scripts, innermost first: "/assets/main-X.js:1:234". */
  at: string[];
  /** Path of the page, without its query. */
  page: string;
}

/** Maximum number of reported positions. */
export const maxReportedPlaces = 5;
