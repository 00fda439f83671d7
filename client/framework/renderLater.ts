import { startTransition } from 'react';
import { afterPaint } from '../browser/afterPaint.ts';
import { onFirstInput } from '../browser/onFirstInput.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { yieldToMain } from '../browser/yieldToMain.ts';

/** Time after which an untouched page renders completely, ms, for in-page search and screen readers. */
const restMs = 1000;

const waiting = new Set<() => void>();
let stopWatching = (): void => undefined;

/**
 * Renders an out-of-sight part of a page that client-side navigation has just shown.
 * It renders on the visitor's first input, else after a second, in slices that yield to input; and always before a
 * press on an anchor of the page takes effect.
 * @returns function to call when the part is rendered or no longer needed
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
    if (stopped) return; // navigation has set scroll position and focus by now: what follows comes from the visitor
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

/** A part being rendered stays in the list until it is done: a press may need it earlier. */
async function renderInTurn(pause: () => Promise<void>): Promise<void> {
  for (const render of [...waiting]) {
    await pause();
    if (waiting.has(render)) startTransition(render);
  }
}
