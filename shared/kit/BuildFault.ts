/** Error of a build during development, as the open page shows it. */
export interface BuildFault {
  /** "client/ui/Button.tsx:12:5", relative to the project's root; empty when the error has no place. */
  place: string;
  message: string;
  /** The line of source code; empty when the error has no place. */
  line: string;
}
