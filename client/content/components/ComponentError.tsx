import type { ReactNode } from 'react';
import '../../ui/MessagePanel.css';
import { useTranslate } from '../../site/useSite.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Stands in place of a component inside a section, or of a section in the editor, and says which one failed. */
export function ComponentError({ name }: { name: string }): ReactNode {
  const t = useTranslate();
  return (
    <div className="wrap section">
      <div className="message-panel message-panel-quiet">
        <Icon name="info" className="message-panel-icon" />
        <p className="message-panel-title">{name}</p>
        <p className="message-panel-text">{t('componentError')}</p>
      </div>
    </div>
  );
}
