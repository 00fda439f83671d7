import type { ReactNode } from 'react';
import type { EditingTexts } from '../../../../shared/content/EditingTexts.ts';
import { formatDate } from '../../../../shared/kit/format/formatDate.ts';
import { fillText } from '../../../../shared/site/fillText.ts';
import { Button } from '../../../ui/Button.tsx';
import type { FieldValue } from './editingClient.ts';
import { localClock, localTime } from './localTime.ts';
import type { FieldSaving } from './useFieldSaving.ts';
import { announceFailure } from '../../../ui/messages/announce.ts';

interface ConflictPanelProps {
  texts: EditingTexts;
  locale: string;
  saving: FieldSaving;
  onUseTheirs: () => void;
}

function shown(value: FieldValue): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  return Object.values(value).filter(Boolean).join(' · ');
}

/** Conflict between two editors: both values, and the choice between them. */
export function ConflictPanel({ texts, locale, saving, onUseTheirs }: ConflictPanelProps): ReactNode {
  const { conflict, busy, keepMine } = saving;
  if (!conflict) return null;
  const at = new Date(conflict.at);
  const time = `${formatDate(localTime(at), locale, 'numericDate')} ${localClock(at, locale)}`;
  const who =
    conflict.by === null
      ? fillText(texts.conflictByHand, { time })
      : fillText(texts.conflictBy, { name: conflict.by, time });
  return (
    <div className="editing-conflict" ref={announceFailure}>
      <p className="editing-conflict-title">{texts.conflictTitle}</p>
      <p>{who}</p>
      <dl className="editing-conflict-values">
        <dt>{texts.theirs}</dt>
        <dd>{shown(conflict.theirs)}</dd>
        <dt>{texts.yours}</dt>
        <dd>{shown(conflict.mine)}</dd>
      </dl>
      <div className="editing-actions">
        <Button size="s" variant="secondary" onClick={onUseTheirs}>
          {texts.useTheirs}
        </Button>
        <Button size="s" variant="ghost" busy={busy} onClick={() => void keepMine()}>
          {texts.keepMine}
        </Button>
      </div>
    </div>
  );
}
