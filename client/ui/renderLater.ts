import { startTransition } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';
import { onFirstInput } from '../browser/onFirstInput.ts';
import { whenIdle } from '../browser/whenIdle.ts';

/** So long after it is shown, a page that nobody has touched is rendered whole, ms: it is searched and read aloud. */
const restMs = 1000;

const waiting = new Set<() => void>();
let stopWatching = (): void => undefined;

/**
 * Renders a part of a page that is out of sight when navigation in the browser shows the page: before the visitor's
 * first press or move has its effect, else a second later, one part after the other. Returns what calls it off.
 */
export function renderLater(render: () => void): () => void {
  if (waiting.size === 0) watch();
  waiting.add(render);
  return () => {
    if (waiting.delete(render) && waiting.size === 0) stopWatching();
  };
}

function watch(): void {
  let stopped = false;
  let stop = (): void => {
    stopped = true;
  };
  stopWatching = () => stop();
  afterPaint(() => {
    if (stopped) return; // navigation has set scroll position and focus by now: what comes next is the visitor's
    const cancel = onFirstInput(() => waiting.forEach(take));
    const timer = setTimeout(() => void renderInTurn(), restMs);
    stop = () => {
      cancel();
      clearTimeout(timer);
    };
  });
}

async function renderInTurn(): Promise<void> {
  for (const render of waiting) {
    await whenIdle();
    startTransition(() => take(render));
  }
}

function take(render: () => void): void {
  if (!waiting.delete(render)) return;
  if (waiting.size === 0) stopWatching();
  render();
}
