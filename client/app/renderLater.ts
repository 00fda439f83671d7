import { startTransition } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';
import { onFirstInput } from '../browser/onFirstInput.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { yieldToMain } from '../browser/yieldToMain.ts';

/** So long after it is shown, a page that nobody has touched is rendered whole, ms: it is searched and read aloud. */
const restMs = 1000;

const waiting = new Set<() => void>();
let stopWatching = (): void => undefined;

/**
 * Renders a part of a page that is out of sight when navigation in the browser shows the page: with the first sign of
 * the visitor, else a second later, in slices that give way to input; and before a press on a link to a place of the
 * page has its effect. Returns what must be called when the part is there, or is not needed any more.
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
    const cancel = onFirstInput(() => void renderInTurn(yieldToMain));
    const timer = setTimeout(() => void renderInTurn(whenIdle), restMs);
    window.addEventListener('click', onClick, true);
    stop = () => {
      cancel();
      clearTimeout(timer);
      window.removeEventListener('click', onClick, true);
    };
  });
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="#"]')) for (const render of waiting) render();
}

/** A part that is being rendered waits until it is there: a press may need it before. */
async function renderInTurn(pause: () => Promise<void>): Promise<void> {
  for (const render of [...waiting]) {
    await pause();
    if (waiting.has(render)) startTransition(render);
  }
}
