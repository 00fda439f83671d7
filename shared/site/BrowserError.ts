/** An error of a visitor's browser as it is reported to the server. Holds nothing that the visitor typed. */
export interface BrowserError {
  /** An exception that nothing caught, or a rejected promise. */
  kind: 'error' | 'rejection';
  /** Class of the error: "TypeError". */
  name: string;
  message: string;
  /** Places in our own scripts, innermost first: "/assets/main-X.js:1:234". */
  at: string[];
  /** Path of the page, without its query. */
  page: string;
}

/** Places that are reported at most. */
export const maxReportedPlaces = 5;
