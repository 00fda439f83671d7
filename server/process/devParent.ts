import type { DevMessage } from '../../shared/kit/DevMessage.ts';

/** `npm run dev`, which has started this server. */
export interface DevParent {
  send(message: DevMessage): void;
  /** Follows builds that have changed the pages alone. Builds come one after the other. */
  onPages(replace: (build: number) => Promise<void>): void;
}

/**
 * Returns the parent process of a server under development; null for any other server.
 * The server stops when its parent ends.
 */
export function devParent(isDevelopment: boolean): DevParent | null {
  if (!isDevelopment || process.send === undefined) return null;
  process.channel?.unref(); // must not keep a stopped process alive
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  return {
    send: (message) => {
      if (process.connected) process.send?.(message);
    },
    onPages: (replace) => {
      let last = Promise.resolve();
      process.on('message', ({ pages }: DevMessage) => {
        if (pages !== undefined) last = last.then(() => replace(pages));
      });
    },
  };
}
