import { useState } from 'react';
import { editingClient } from './editingClient.ts';
import type { Conflict, EditableField, FieldValue } from './editingClient.ts';
import type { FieldOnPage } from './findFields.ts';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import type { SaveState } from './EditingBar.tsx';

/** A field that is being edited. */
export interface OpenField {
  place: FieldOnPage;
  field: EditableField;
}

export interface FieldSaving {
  faults: string[];
  conflict: (Conflict & { mine: FieldValue }) | null;
  busy: boolean;
  save: (value: FieldValue) => Promise<void>;
  /** Overwrites another editor's newer value. */
  keepMine: () => Promise<void>;
}

interface FieldSavingOptions {
  open: OpenField;
  texts: EditingTexts;
  onState: (state: SaveState) => void;
  onSaved: () => Promise<void>;
}

/** Saves one field, and holds what prevents it: errors, or another editor's value. */
export function useFieldSaving({ open, texts, onState, onSaved }: FieldSavingOptions): FieldSaving {
  const [faults, setFaults] = useState<string[]>([]);
  const [conflict, setConflict] = useState<FieldSaving['conflict']>(null);
  const [busy, setBusy] = useState(false);

  const send = async (value: FieldValue, revision: string): Promise<void> => {
    setBusy(true);
    onState('saving');
    const answer = await editingClient.save(open.place.address, revision, value);
    setBusy(false);
    setFaults([]);
    setConflict(null);
    if (answer.kind === 'saved') {
      onState('saved');
      await onSaved();
      return;
    }
    onState('notSaved');
    if (answer.kind === 'conflict') setConflict({ ...answer.conflict, mine: value });
    else if (answer.kind === 'refused') setFaults(answer.messages);
    else setFaults([answer.kind === 'signedOut' ? texts.signedOut : texts.unreachable]);
  };

  return {
    faults,
    conflict,
    busy,
    save: (value) => send(value, open.field.revision),
    keepMine: async () => {
      if (conflict) await send(conflict.mine, conflict.revision);
    },
  };
}
