import type { ReactNode } from 'react';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { FieldSaving } from './useFieldSaving.ts';
import { announceFailure } from '../../../ui/messages/announce.ts';

export interface EditorParts {
  texts: EditingTexts;
  locale: string;
  saving: FieldSaving;
  onCancel: () => void;
  /** Closes, and shows the current page. */
  onUseTheirs: () => void;
}

/** Footer of a field editor: errors, a conflicting value, and the actions. */
export function EditorFoot({ parts, onSave }: { parts: EditorParts; onSave: () => void }): ReactNode {
  const { texts, locale, saving, onCancel, onUseTheirs } = parts;
  return (
    <div className="editing-foot">
      {saving.faults.length > 0 && (
        <ul key={saving.faults.join()} className="editing-faults" ref={announceFailure}>
          {saving.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <ConflictPanel texts={texts} locale={locale} saving={saving} onUseTheirs={onUseTheirs} />
      {!saving.conflict && (
        <div className="editing-actions">
          <Button size="s" busy={saving.busy} onClick={onSave}>
            {texts.save}
          </Button>
          <Button size="s" variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <span className="editing-keys">{texts.keysText}</span>
        </div>
      )}
    </div>
  );
}
