import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import type { SaveState } from './EditingBar.tsx';
import { ImageEditor } from './ImageEditor.tsx';
import { LinkEditor } from './LinkEditor.tsx';
import { measurePlace } from './measurePlace.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import { useFieldSaving } from './useFieldSaving.ts';
import type { OpenField } from './useFieldSaving.ts';

interface FieldEditorProps {
  open: OpenField;
  texts: EditingTexts;
  locale: string;
  onState: (state: SaveState) => void;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

const narrowest = 320;
const margin = 16;
/** Padding of the edited text in its panel, as in editing.css: the text stays in place. */
const padding = { across: 12, down: 8 };

/** Editor of one field, placed over the field. */
export function FieldEditor({ open, texts, locale, onState, onSaved, onCancel }: FieldEditorProps): ReactNode {
  const saving = useFieldSaving({ open, texts, onState, onSaved });
  const parts = { texts, locale, saving, onCancel, onUseTheirs: () => void onSaved() };
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const place = measurePlace(open.place.range);
    if (!element || !place) return;
    const room = document.documentElement.clientWidth - 2 * margin;
    const inText = open.field.kind === 'text';
    const width = Math.min(Math.max(place.width + 2 * padding.across, narrowest), room);
    const left = Math.max(margin, Math.min(place.left - padding.across, margin + room - width));
    element.style.setProperty('left', `${String(left)}px`);
    element.style.setProperty('top', `${String(inText ? place.top - padding.down : place.top)}px`);
    element.style.setProperty('width', `${String(width)}px`);
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [open]);

  const { kind } = open.field;
  if (kind === 'image') return <ImageEditor open={open} parts={parts} />;
  return (
    <div ref={ref} className="editing-editor" role="group" aria-label={open.place.title}>
      {kind === 'text' && <TextEditor open={open} parts={parts} />}
      {kind === 'richText' && <RichTextEditor open={open} parts={parts} />}
      {kind === 'link' && <LinkEditor open={open} parts={parts} />}
    </div>
  );
}
