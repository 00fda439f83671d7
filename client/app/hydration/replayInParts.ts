import { replayEarlyInput } from '../replayEarlyInput.ts';
import type { HydrationParts } from './HydrationParts.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

/**
 * Called when the page is hydrated except for its parts: replays what was recorded outside of them, and goes on
 * recording in those that wait; input there hydrates its part at once and is replayed then. `onLink` follows a press on
 * a plain link there. Resolves when all input until now has been replayed.
 */
export async function replayInParts(parts: HydrationParts, onLink: (event: MouseEvent) => void): Promise<void> {
  const recorder = window.forecourtEarlyInput;
  if (!recorder) return;
  const { input } = recorder;
  /** Parts that hydrate because of input. */
  const replays = new Map<string, Promise<void>>();

  const replayIn = (name: string): void => {
    if (replays.has(name)) return;
    const isInPart = parts.isInPart(name);
    const replay = parts.hydrate(name).then(
      () => replayEarlyInput(takeEarlyInput(input, isInPart)),
      () => {
        replays.delete(name); // its code did not come: the next press asks again
        for (const control of takeEarlyInput(input, isInPart).presses) giveUp(control);
      },
    );
    replays.set(name, replay);
  };

  recorder.records = (event) => {
    const name = event.target instanceof Element ? parts.waitingPartOf(event.target) : undefined;
    if (name === undefined) return false;
    replayIn(name);
    if (event instanceof MouseEvent && event.type === 'click' && isPlainLink(event.target)) onLink(event);
    return true;
  };
  for (const element of [...input.presses, ...input.fields.keys(), ...input.toggled]) {
    const name = parts.waitingPartOf(element);
    if (name !== undefined) replayIn(name);
  }
  await replayEarlyInput(takeEarlyInput(input, (element) => parts.waitingPartOf(element) === undefined));
  await Promise.all(replays.values());
}

/** Without its code a control does what plain HTML can. */
function giveUp(control: HTMLElement): void {
  control.removeAttribute('aria-busy');
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
}

function isPlainLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]:not([data-scripted-link])') !== null;
}
