import type { ReactNode } from 'react';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import type { PageMode } from '../../../../shared/content/ContentTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAnnouncement } from '../../../ui/messages/useAnnouncement.ts';

export type SaveState = 'ready' | 'saving' | 'saved' | 'notSaved';

interface EditingBarProps {
  texts: EditingTexts;
  mode: PageMode;
  pageName: string;
  language: string;
  state: SaveState;
  onMode: (mode: 'edit' | 'preview') => void;
  onLeave: () => void;
}

/** The thin bar at the bottom of an editor's page. */
export function EditingBar({ texts, mode, pageName, language, state, onMode, onLeave }: EditingBarProps): ReactNode {
  const editing = mode === 'edit';
  useAnnouncement(editing ? texts[state] : '');
  return (
    <div className="editing-bar">
      <p className="editing-bar-page">
        <strong>{editing ? texts.editing : texts.previewing}</strong>
        <span className="editing-bar-name">{pageName}</span>
        <span>{language.toUpperCase()}</span>
      </p>
      {editing && (
        <p className="editing-bar-state" data-state={state}>
          {texts[state]}
        </p>
      )}
      {editing && <p className="editing-bar-hint">{texts.hint}</p>}
      <div className="editing-bar-actions">
        <Button size="s" variant="contrast" onClick={() => onMode(editing ? 'preview' : 'edit')}>
          {editing ? texts.preview : texts.goOnEditing}
        </Button>
        <Button size="s" variant="contrast" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </div>
  );
}
