import type { ServerResponse } from 'node:http';
import type { BuildFault } from '../../shared/kit/BuildFault.ts';

const heartbeatMs = 15_000;

/** URL path of the event stream that open pages listen to (client/browser/devReload.ts). */
export const reloadPath = '/_dev/reload';

/** Tells open pages of changes: event streams that stay open while the server restarts. */
export class ReloadStream {
  private readonly open = new Set<ServerResponse>();
  private number = Date.now(); // differs from those before a restart of npm run dev
  private faults: readonly BuildFault[] = [];

  /** Number of the pages that are served now. Pages with another one load again. */
  get version(): string {
    return String(this.number);
  }

  /** Answers a request with the events from now on. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(`retry: 300\n${event('version', this.version)}`);
    if (this.faults.length > 0) response.write(event('faults', JSON.stringify(this.faults)));
    this.open.add(response);
    const timer = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
    response.once('close', () => {
      clearInterval(timer);
      this.open.delete(response);
    });
  }

  /** Loads all pages again. */
  reload(): void {
    this.number += 1;
    this.send('version', this.version);
  }

  /** Loads the style sheets of all pages again. */
  swapStyles(): void {
    this.number += 1; // so that a page that was loaded before, and connects later, has a former one
    this.send('styles', this.version);
  }

  /** Shows the errors of the present sources over all pages; an empty list removes them. */
  showFaults(faults: readonly BuildFault[]): void {
    if (faults.length === 0 && this.faults.length === 0) return;
    this.faults = faults;
    this.send('faults', JSON.stringify(faults));
  }

  close(): void {
    for (const response of this.open) response.end();
  }

  private send(name: string, data: string): void {
    for (const response of this.open) response.write(event(name, data));
  }
}

const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;
