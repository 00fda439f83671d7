/** Message of a server under development to `npm run dev`. */
export interface DevMessage {
  /** The server listens on this port. */
  port?: number;
  /** Files of the content have changed, and pages show it. */
  content?: 'changed';
}
