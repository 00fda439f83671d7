export type TextFormat = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** The one way to format a selection that keeps the browser's own undo; no other has come in its place. */
function command(name: string, value?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(name, false, value);
}

function isInside(tag: string): boolean {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return Boolean(element?.closest(tag));
}

/** New lines become paragraphs, and formats elements: the stored HTML has no style attributes. */
export function preferElements(): void {
  command('defaultParagraphSeparator', 'p');
  command('styleWithCSS', 'false');
}

/** Formats the selected text, or takes the format away where it has it. `address` is the link's. */
export function formatText(format: TextFormat, address = ''): void {
  if (format === 'bold' || format === 'italic') command(format);
  else if (format === 'list') command('insertUnorderedList');
  else if (format === 'heading') command('formatBlock', isInside('h3') ? 'p' : 'h3');
  else if (address === '') command('unlink');
  else command('createLink', address);
}

/** The address of the link that the selection stands in, or "". */
export function selectedAddress(): string {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('a')?.getAttribute('href') ?? '';
}
