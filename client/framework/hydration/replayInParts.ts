import type { EarlyInput } from './EarlyInput.ts';
import type { HydrationParts } from './HydrationParts.ts';

/** Code that replays input: most visitors press nothing before hydration. */
const loadReplay = async () => (await import('./replayEarlyInput.ts')).replayEarlyInput;

/** Loads the code that replays input, if there is some already, so that it is there after hydration. */
export async function prepareReplay(): Promise<void> {
  const input = window.forecourtEarlyInput?.input;
  if (input && targets(input).length > 0) await loadReplay();
}

/**
 * Replays the input recorded outside the parts once the page, apart from its parts, is hydrated.
 * Recording goes on in the parts that wait; input there hydrates its part at once and is replayed then. A form waits for
 * its code instead of being sent by the browser, which would leave the page. Resolves when all input until now has been
 * replayed.
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
    const replay = Promise.all([loadReplay(), parts.hydrate(name)]).then(
      ([replayEarlyInput]) => replayEarlyInput(input, isInPart),
      () => {
        replays.delete(name); // its code failed to load: the next press tries again
        giveUp(input, isInPart);
      },
    );
    replays.set(name, replay);
  };

  recorder.records = (event) => {
    const name = event.target instanceof Element ? parts.waitingPartOf(event.target) : undefined;
    if (name === undefined) return false;
    replayIn(name);
    if (event instanceof MouseEvent && event.type === 'click' && isPlainLink(event.target)) onLink(event);
    if (event instanceof SubmitEvent) hold(event, input);
    return true;
  };
  for (const element of targets(input)) {
    const name = parts.waitingPartOf(element);
    if (name !== undefined) replayIn(name);
  }
  const isOnPage = (element: Element): boolean => parts.waitingPartOf(element) === undefined;
  if (targets(input).some(isOnPage)) {
    await loadReplay().then(
      (replayEarlyInput) => replayEarlyInput(input, isOnPage),
      () => giveUp(input, isOnPage),
    );
  }
  await Promise.all(replays.values());
}

/** Forms that are sent without their code, because it failed to load. */
const plainForms = new WeakSet<EventTarget>();

/** Records the press that sends a form, and keeps the browser from sending it. */
function hold(event: SubmitEvent, { presses }: EarlyInput): void {
  const { target, submitter } = event;
  if (!submitter || !target || plainForms.has(target)) return;
  event.preventDefault();
  submitter.setAttribute('aria-busy', 'true');
  presses.add(submitter);
}

function targets({ presses, fields, toggled }: EarlyInput): HTMLElement[] {
  return [...presses, ...fields.keys(), ...toggled];
}

/** Without its code a control only does what plain HTML can. */
function giveUp({ presses }: EarlyInput, isWanted: (element: Element) => boolean): void {
  for (const control of presses) {
    if (!isWanted(control)) continue;
    presses.delete(control);
    control.removeAttribute('aria-busy');
    if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
    else if (control instanceof HTMLButtonElement && control.type === 'submit' && control.form) {
      plainForms.add(control.form);
      control.form.requestSubmit(control);
    }
  }
}

function isPlainLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]:not([data-scripted-link])') !== null;
}
