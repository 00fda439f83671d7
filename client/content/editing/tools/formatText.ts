export type TextFormat = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** Formats the selection with the browser's own undo; there is no other API for that. */
function command(name: string, value?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(name, false, value);
}

function isInside(tag: string): boolean {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return Boolean(element?.closest(tag));
}

/** Makes new lines paragraphs, and formats elements, because the stored HTML has no style attributes. */
export function preferElements(): void {
  command('defaultParagraphSeparator', 'p');
  command('styleWithCSS', 'false');
}

/** Toggles a format on the selected text. `address` is the link's. */
export function formatText(format: TextFormat, address = ''): void {
  if (format === 'bold' || format === 'italic') command(format);
  else if (format === 'list') command('insertUnorderedList');
  else if (format === 'heading') command('formatBlock', isInside('h3') ? 'p' : 'h3');
  else if (address === '') command('unlink');
  else command('createLink', address);
}

/** Address of the link that contains the selection, or "". */
export function selectedAddress(): string {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('a')?.getAttribute('href') ?? '';
}
