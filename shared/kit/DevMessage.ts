/** Message between a server under development and `npm run dev`. */
export interface DevMessage {
  /** The server listens on this port. */
  port?: number;
  /** Files of the content have changed, and pages show it. */
  content?: 'changed';
  /** Number of a build whose pages the server has to show; it sends the number back when it does. */
  pages?: number;
}
