import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { focusAtEnd, onEditingKey } from './editingKeys.ts';
import { EditorFoot } from './EditorFoot.tsx';
import type { EditorParts } from './EditorFoot.tsx';
import type { OpenField } from './useFieldSaving.ts';

const buttons: { format: Exclude<TextFormat, 'link'>; sign: string }[] = [
  { format: 'bold', sign: 'B' },
  { format: 'italic', sign: 'I' },
  { format: 'heading', sign: 'H' },
  { format: 'list', sign: '•' },
];

/** Inline editor of a rich text field, with the formats that content may have. */
export function RichTextEditor({ open, parts }: { open: OpenField; parts: EditorParts }): ReactNode {
  const { texts } = parts;
  const ref = useRef<HTMLDivElement>(null);
  const selected = useRef<Range | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const { value } = open.field;

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.innerHTML = typeof value === 'string' ? value : ''; // the server sanitizes it, and whatever it saves
    preferElements();
    focusAtEnd(element);
  }, [open, value]);

  const save = (): void => void parts.saving.save(ref.current?.innerHTML ?? '');

  const askForLink = (): void => {
    const selection = getSelection();
    selected.current = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
    setAddress(selectedAddress());
  };
  const setLink = (event: SyntheticEvent): void => {
    event.preventDefault();
    ref.current?.focus();
    const selection = getSelection();
    if (selected.current && selection) {
      selection.removeAllRanges();
      selection.addRange(selected.current);
    }
    formatText('link', address?.trim());
    setAddress(null);
  };

  return (
    <>
      <div className="editing-formats" role="toolbar" aria-label={texts.format}>
        {buttons.map(({ format, sign }) => (
          <button
            key={format}
            type="button"
            className={`editing-format editing-format-${format}`}
            aria-label={texts[format]}
            title={texts[format]}
            // keeps the selection in the text
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => formatText(format)}
          >
            {sign}
          </button>
        ))}
        <button
          type="button"
          className="editing-format"
          onPointerDown={(event) => event.preventDefault()}
          onClick={askForLink}
        >
          {texts.link}
        </button>
      </div>
      {address !== null && (
        <form className="editing-link-bar" onSubmit={setLink}>
          <label className="editing-field">
            {texts.linkAddress}
            <input value={address} onChange={(event) => setAddress(event.target.value)} placeholder="/" />
          </label>
          <Button size="s" variant="secondary" type="submit">
            {address.trim() === '' ? texts.removeLink : texts.link}
          </Button>
        </form>
      )}
      <div
        ref={ref}
        className="editing-rich rich-text"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={open.place.title}
        onKeyDown={(event) => onEditingKey(event, save, parts.onCancel)}
      />
      <EditorFoot parts={parts} onSave={save} />
    </>
  );
}

type TextFormat = 'bold' | 'italic' | 'heading' | 'list' | 'link';

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
function preferElements(): void {
  command('defaultParagraphSeparator', 'p');
  command('styleWithCSS', 'false');
}

/** Toggles a format on the selected text. `address` is the link's. */
function formatText(format: TextFormat, address = ''): void {
  if (format === 'bold' || format === 'italic') command(format);
  else if (format === 'list') command('insertUnorderedList');
  else if (format === 'heading') command('formatBlock', isInside('h3') ? 'p' : 'h3');
  else if (address === '') command('unlink');
  else command('createLink', address);
}

/** Address of the link that contains the selection, or "". */
function selectedAddress(): string {
  const node = getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('a')?.getAttribute('href') ?? '';
}
