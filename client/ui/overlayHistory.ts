import { addressNoted, overlayTraversal } from './overlayTraversal.ts';

/** A dialog, drawer or menu over the page; `close` is called when the visitor goes back. */
interface Overlay {
  close: () => void;
}

interface EntryState {
  overlays?: number;
  /** Steps back to the lists that were visited (client/app/historyState.ts): each entry is one further. */
  back?: Record<string, number>;
}

/** Open overlays, the innermost last. The history has one entry for each, above that of the page. */
const overlays: Overlay[] = [];
let isScheduled = false;
let endTraversal: (() => void) | null = null;

/**
 * Gives an open overlay an entry in the tab's history, so that Back closes it and stays on the page.
 * @returns removes the overlay and its entry, when it is closed by other means
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

/** Compares once all effects of a change have run: an overlay that is replaced by another keeps the entry. */
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

/** Adds or goes back over entries until the current one is that of the overlays that are open. */
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
  schedule(); // Forward may have led to the entry of an overlay that is closed
}

window.addEventListener('popstate', onPopState);
// a link in an overlay that stays open, as in a drawer of filters: the new address gets an entry for it again
window.addEventListener(addressNoted, () => setTimeout(schedule, 50));
