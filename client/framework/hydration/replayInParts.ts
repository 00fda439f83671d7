import { replayEarlyInput } from './replayEarlyInput.ts';
import type { HydrationParts } from './HydrationParts.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

/**
 * Replays the input recorded outside the parts once the page, apart from its parts, is hydrated.
 * Recording goes on in the parts that wait; input there hydrates its part at once and is replayed then. Resolves when
 * all input until now has been replayed.
 * @param onLink follows a press on a plain link in a part
 */
export async function replayInParts(parts: HydrationParts, onLink: (event: MouseEvent) => void): Promise<void> {
  const recorder = window.forecourtEarlyInput;
  if (!recorder) return;
  const { input } = recorder;
  /** Parts being hydrated because of input. */
  const replays = new Map<string, Promise<void>>();

  const replayIn = (name: string): void => {
    if (replays.has(name)) return;
    const isInPart = parts.isInPart(name);
    const replay = parts.hydrate(name).then(
      () => replayEarlyInput(takeEarlyInput(input, isInPart)),
      () => {
        replays.delete(name); // its code failed to load: the next press tries again
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

/** Without its code a control only does what plain HTML can. */
function giveUp(control: HTMLElement): void {
  control.removeAttribute('aria-busy');
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
}

function isPlainLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]:not([data-scripted-link])') !== null;
}
