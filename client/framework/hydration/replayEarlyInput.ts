import { withoutGeneratedId } from '../../browser/withoutGeneratedId.ts';
import { yieldToMain } from '../../browser/yieldToMain.ts';
import type { EarlyField, EarlyInput } from './EarlyInput.ts';

/**
 * Replays early input on hydrated elements: fields first, then presses, each in a task of its own.
 * Fields and details elements already have their native state; only React has to be informed. Where React has rendered
 * an element again, its counterpart gets the input.
 * @param isWanted accepts the elements whose input is replayed now; the rest stays recorded
 */
export async function replayEarlyInput(input: EarlyInput, isWanted: (element: Element) => boolean): Promise<void> {
  const { presses, fields, toggled } = takeEarlyInput(input, isWanted);
  for (const [field, value] of fields) {
    await yieldToMain();
    const shown = findCounterpart(field);
    if (shown) replayField(shown, value);
  }
  for (const details of toggled) {
    await yieldToMain();
    const shown = findCounterpart(details);
    if (!shown) continue;
    if (shown === details) details.dispatchEvent(new Event('toggle'));
    else shown.open = details.open;
  }
  for (const control of presses) {
    await yieldToMain();
    control.removeAttribute('aria-busy');
    findCounterpart(control)?.click();
  }
}

function replayField(field: EarlyField, value: string | boolean): void {
  if (typeof value === 'boolean') {
    replayCheck(field as HTMLInputElement, value);
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    replayText(field, value);
  }
}

/** React reports a change when an element differs from the value that React itself last set. */
function replayCheck(box: HTMLInputElement, checked: boolean): void {
  if (box.checked === box.defaultChecked && checked === box.defaultChecked) return;
  if (box.type === 'radio' && !checked) return; // the other radio button of its group reports the change
  box.checked = !checked;
  box.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement, recorded: string): void {
  // the visitor may have typed on since the field was hydrated
  const text = field.value.startsWith(recorded) ? field.value : recorded;
  if (field.value === text && field.defaultValue === text) return;
  const { selectionStart, selectionEnd } = field;
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  // React overrides the element's own property
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null && document.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/** Removes and returns the input for elements that `isWanted` accepts. */
function takeEarlyInput(input: EarlyInput, isWanted: (element: Element) => boolean): EarlyInput {
  const presses = [...input.presses].filter(isWanted);
  const fields = [...input.fields].filter(([field]) => isWanted(field));
  const toggled = [...input.toggled].filter(isWanted);
  for (const control of presses) input.presses.delete(control);
  for (const [field] of fields) input.fields.delete(field);
  for (const details of toggled) input.toggled.delete(details);
  return { presses: new Set(presses), fields: new Map(fields), toggled: new Set(toggled) };
}

/** Attributes that tell controls of a page apart; texts are left out, because translators change them. */
const telling = ['id', 'class', 'name', 'type', 'value', 'href', 'aria-label', 'aria-controls'];

const description = (element: Element): string =>
  JSON.stringify(telling.map((name) => withoutGeneratedId(element.getAttribute(name) ?? '')));

/**
 * Finds the element of the page that takes the place of one that React has rendered again.
 * @returns the element itself while it is in the page; null when its counterpart is gone or ambiguous
 */
function findCounterpart<T extends HTMLElement>(element: T): T | null {
  if (element.isConnected) return element;
  const described = description(element);
  const alike = (root: ParentNode): T[] =>
    [...root.querySelectorAll<T>(element.localName)].filter((one) => description(one) === described);
  const now = alike(document);
  if (now.length === 1) return now[0] ?? null;
  const before = alike(topOf(element));
  return before.length === now.length ? (now[before.indexOf(element)] ?? null) : null;
}

function topOf(element: HTMLElement): HTMLElement {
  let top = element;
  while (top.parentElement) top = top.parentElement;
  return top;
}
