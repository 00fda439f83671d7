import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { editingClient } from './editingClient.ts';
import type { Picture } from './editingClient.ts';
import { onEditingKey } from './editingKeys.ts';
import { EditorFoot } from './EditorFoot.tsx';
import type { EditorParts } from './EditorFoot.tsx';
import type { OpenField } from './useFieldSaving.ts';
import { announceFailure, announceShown } from '../../../ui/messages/announce.ts';

const maxShown = 60;

function readPart(value: OpenField['field']['value'], name: string): string {
  return typeof value === 'object' && value ? (value[name] ?? '') : '';
}

/** Editor of a picture field: a picture of the media folder, and its alternative text. */
export function ImageEditor({ open, parts }: { open: OpenField; parts: EditorParts }): ReactNode {
  const { texts } = parts;
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [failed, setFailed] = useState(false);
  const [filter, setFilter] = useState('');
  const [src, setSrc] = useState(readPart(open.field.value, 'src'));
  const [alt, setAlt] = useState(readPart(open.field.value, 'alt'));
  const help = useId();

  useEffect(() => {
    editingClient.pictures().then(setPictures, () => setFailed(true));
  }, []);

  const save = (): void => void parts.saving.save(src ? { src, alt: alt.trim() } : null);
  const filterText = filter.trim().toLowerCase();
  const shown = pictures
    .filter(({ name }) => name.toLowerCase().includes(filterText))
    .sort((a, b) => Number(isNear(b.src, src)) - Number(isNear(a.src, src)))
    .slice(0, maxShown);
  return (
    <Dialog
      open
      title={texts.chooseImage}
      closeLabel={texts.close}
      onClose={parts.onCancel}
      className="editing-dialog"
      foot={<EditorFoot parts={parts} onSave={save} />}
    >
      {/* Escape and Ctrl+Enter work in every input of the dialog */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="editing-panel" onKeyDown={(event) => onEditingKey(event, save, parts.onCancel)}>
        <label className="editing-field">
          {texts.altText}
          <input value={alt} onChange={(event) => setAlt(event.target.value)} aria-describedby={help} />
        </label>
        <p id={help} className="editing-help">
          {texts.altTextHelp}
        </p>
        <label className="editing-field">
          {texts.filterImages}
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
        {failed && <p ref={announceFailure}>{texts.unreachable}</p>}
        {pictures.length > 0 && shown.length === 0 && <p ref={announceShown}>{texts.noImages}</p>}
        <fieldset className="editing-pictures">
          <legend className="visually-hidden">{texts.chooseImage}</legend>
          {shown.map((picture) => (
            <label key={picture.src} className="editing-picture">
              <input
                type="radio"
                name="picture"
                value={picture.src}
                checked={nameless(picture.src) === nameless(src)}
                onChange={() => setSrc(picture.src)}
              />
              <img src={picture.thumbnail} alt="" loading="lazy" />
              <span>{picture.name}</span>
            </label>
          ))}
        </fieldset>
        <Button size="s" variant="ghost" onClick={() => void parts.saving.save(null)}>
          {texts.removeImage}
        </Button>
      </div>
    </Dialog>
  );
}

/** True for pictures in the chosen one's folder, which come first; without one, the scenes' folder. */
function isNear(src: string, chosen: string): boolean {
  return src.startsWith(chosen.startsWith('/media/') ? chosen.replace(/[^/]*$/, '') : '/media/scenes/');
}

/** A picture's address without its size: the page may show another size than the list. */
function nameless(src: string): string {
  return src.replace(/-\d+\.\w+$/, '');
}
