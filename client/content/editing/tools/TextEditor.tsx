import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { focusAtEnd, onEditingKey } from './editingKeys.ts';
import { EditorFoot } from './EditorFoot.tsx';
import type { EditorParts } from './EditorFoot.tsx';
import { copyType } from './measurePlace.ts';
import type { OpenField } from './useFieldSaving.ts';

/** Inline editor of a plain text field, in the field's own typography. */
export function TextEditor({ open, parts }: { open: OpenField; parts: EditorParts }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { value } = open.field;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.textContent = typeof value === 'string' ? value : '';
    copyType(element, open.place.range);
    focusAtEnd(element);
  }, [open, value]);

  // a text field is a single line, but pasted text may have several
  const save = (): void => void parts.saving.save((ref.current?.textContent ?? '').replace(/\s+/g, ' ').trim());
  return (
    <>
      <div
        ref={ref}
        className="editing-text"
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-label={open.place.title}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
          else onEditingKey(event, save, parts.onCancel);
        }}
      />
      <EditorFoot parts={parts} onSave={save} />
    </>
  );
}
