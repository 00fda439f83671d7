/* Development only. A page that loads again after a change keeps its typed text and open parts. */
import { withoutGeneratedId } from './withoutGeneratedId.ts';

/** A field or control, found again by its place in the document and its name. */
interface Place {
  path: string;
  /** Tag and attributes that must be the same, or the control is another one. */
  mark: string;
}

interface KeptField extends Place {
  value: string | boolean;
}

interface Kept {
  fields: KeptField[];
  /** Controls that had opened something, in their order. */
  presses: Place[];
  /** Path of the page. */
  page: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = 'devInput';
/** Parts of a page appear while it hydrates, and after presses; what is not there by then is left out, ms. */
const maxWaitMs = 10_000;
/** Controls that only act on the page: others would send a form, or lead away before the page is hydrated. */
const pressable = 'button[type="button"],button[data-scripted],summary,a[data-scripted-link],[role="button"]';

/** Presses that opened dialogs, the innermost last. */
const openers: { dialog: HTMLDialogElement; place: Place }[] = [];
let lastPress: Place | undefined;

/** Returns the place of an element: its id, or its way from a parent with one. React's own ids do not count. */
function placeOf(element: Element): Place {
  const steps: string[] = [];
  let current: Element | null = element;
  while (current && current !== document.documentElement) {
    if (current.id !== '' && withoutGeneratedId(current.id) === current.id) {
      steps.unshift(`#${CSS.escape(current.id)}`);
      break;
    }
    const { localName } = current;
    const alike: Element[] = [...(current.parentElement?.children ?? [])].filter((one) => one.localName === localName);
    steps.unshift(`${localName}:nth-of-type(${String(alike.indexOf(current) + 1)})`);
    current = current.parentElement;
  }
  return { path: steps.join('>'), mark: markOf(element) };
}

const markOf = (element: Element): string =>
  [element.localName, ...['name', 'type'].map((name) => element.getAttribute(name) ?? '')].join(' ');

function findPlace({ path, mark }: Place): Element | null {
  const found = document.querySelector(path);
  return found && markOf(found) === mark ? found : null;
}

/** Stores the input of this page for the next one at its address. */
export function keepInput(storage: Pick<Storage, 'setItem'> | null): void {
  const fields = [...document.querySelectorAll<Field>('input,textarea,select')]
    .filter((field) => !['hidden', 'password', 'file', 'submit', 'button'].includes(field.type))
    .map((field) => ({ ...placeOf(field), value: valueOf(field) }));
  const expanded = [...document.querySelectorAll(`[aria-expanded="true"]:is(${pressable}),details[open]>summary`)];
  const presses = [
    ...expanded.filter((control) => !control.closest('dialog')).map(placeOf),
    ...openers.filter(({ dialog }) => dialog.open).map(({ place }) => place),
    ...expanded.filter((control) => control.closest('dialog')).map(placeOf),
  ];
  const kept: Kept = { fields, presses, page: window.location.pathname };
  try {
    storage?.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // a full storage loses the input of the page
  }
}

/** Puts the stored input back as if the visitor had typed it, and notes what opens dialogs from now on. */
export function restoreInput(storage: Pick<Storage, 'getItem' | 'removeItem'> | null): void {
  noteOpeners();
  const stored = storage?.getItem(storageKey) ?? null;
  if (stored === null) return;
  storage?.removeItem(storageKey);
  const { fields, presses, page } = JSON.parse(stored) as Kept;
  if (page !== window.location.pathname) return;
  const waiting = new Set<KeptField>(fields);
  const restore = (): void => {
    for (const field of waiting) {
      const found = findPlace(field);
      if (!found) continue;
      waiting.delete(field);
      fill(found as Field, field.value);
    }
    while (presses[0]) {
      const control = findPlace(presses[0]);
      if (!control) break; // in something that an earlier press opens
      presses.shift();
      if (!isOpen(control)) (control as HTMLElement).click();
    }
    if (waiting.size === 0 && presses.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document, { subtree: true, childList: true });
  setTimeout(() => observer.disconnect(), maxWaitMs);
  restore();
}

const isOpen = (control: Element): boolean =>
  control.getAttribute('aria-expanded') === 'true' ||
  (control.parentElement instanceof HTMLDetailsElement && control.parentElement.open);

function valueOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) ? field.checked : field.value;
}

/** Sets a field's value so that React takes it for input; before hydration, pageStart.ts records it. */
function fill(field: Field, value: string | boolean): void {
  if (valueOf(field) === value) return;
  if (typeof value === 'boolean') {
    if (field.type !== 'radio' || value) field.click();
    return;
  }
  // React overrides the element's own property
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function noteOpeners(): void {
  const onClick = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest(pressable) : null;
    if (control) lastPress = placeOf(control);
  };
  document.addEventListener('click', onClick, { capture: true });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement)) continue;
      const at = openers.findIndex(({ dialog }) => dialog === target);
      if (at >= 0) openers.splice(at, 1);
      if (target.open && lastPress) openers.push({ dialog: target, place: lastPress });
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
}
