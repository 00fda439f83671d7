import { addressNoted, overlayTraversal } from './overlayTraversal.ts';

/** A dialog, drawer or menu over the page; `close` is called when the visitor goes back. */
interface Overlay {
  close: () => void;
}

interface EntryState {
  overlays?: number;
  /** Steps back to visited lists (client/framework/navigation/historyState.ts); each overlay entry adds one. */
  back?: Record<string, number>;
}

/** Open overlays, the innermost last. Each has one history entry above that of the page. */
const overlays: Overlay[] = [];
let isScheduled = false;
let endTraversal: (() => void) | null = null;

/**
 * Gives an open overlay a history entry, so that Back closes it and stays on the page.
 * @returns function that removes the overlay and its entry when it is closed by other means
 */
export function addOverlay(close: () => void): () => void {
  const overlay = { close };
  overlays.push(overlay);
  schedule();
  return () => {
    const at = overlays.indexOf(overlay);
    if (at < 0) return; // closed by Back
    overlays.splice(at, 1);
    schedule();
  };
}

/** Runs after all effects of a change: an overlay that is replaced by another then keeps the entry. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    matchHistory();
  });
}

const entryState = (): EntryState => (window.history.state ?? {}) as EntryState;
const depth = (): number => entryState().overlays ?? 0;

/** Adds entries or goes back until the current entry matches the open overlays. */
function matchHistory(): void {
  if (endTraversal) return;
  const surplus = depth() - overlays.length;
  if (surplus > 0) {
    overlayTraversal.underWay = new Promise((resolve) => {
      endTraversal = resolve;
    });
    window.history.go(-surplus);
    return;
  }
  for (let next = depth() + 1; next <= overlays.length; next += 1) {
    const { back = {}, ...state } = entryState();
    const further = Object.fromEntries(Object.entries(back).map(([list, steps]) => [list, steps + 1]));
    window.history.pushState({ ...state, back: further, overlays: next }, '');
  }
}

function onPopState(): void {
  if (endTraversal) {
    endTraversal();
    endTraversal = null;
    overlayTraversal.underWay = null;
  } else {
    for (const overlay of overlays.splice(depth()).reverse()) overlay.close();
  }
  schedule(); // Forward may have led to the entry of a closed overlay
}

window.addEventListener('popstate', onPopState);
// a step back that a full page load has overtaken does not come any more
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && endTraversal) onPopState();
});
// a link in an overlay that stays open (a filter drawer): the new address gets an overlay entry again
window.addEventListener(addressNoted, () => setTimeout(schedule, 50));
