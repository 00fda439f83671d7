import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './AlertBar.css';
import { useAppSelector } from '../../app/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslate } from '../useSite.ts';
import { alertMessage } from './alertMessage.ts';
import { siteSection } from './siteSection.ts';

const cookieName = 'hideAlert';
const oneDay = 24 * 60 * 60;

const never = (): (() => void) => () => undefined;
const hasCookie = (): boolean => document.cookie.split('; ').some((pair) => pair.startsWith(`${cookieName}=`));

/**
 * The message above the page. Closing it hides it for a day. The server's page is the same for all visitors, so a
 * closed bar goes away on hydration.
 */
export function AlertBar(): ReactNode {
  const t = useTranslate();
  const fields = useAppSelector((state) => siteSection(state.page.layout, 'header', 'AlertBar'));
  const wasClosed = useSyncExternalStore(never, hasCookie, () => false);
  const [closedNow, setClosedNow] = useState(false);
  const message = alertMessage(fields);
  if (!message) return null;

  const closable = message.type !== 'Warning';
  const close = (): void => {
    document.cookie = `${cookieName}=1; max-age=${oneDay}; path=/; samesite=lax`;
    setClosedNow(true);
  };
  const closed = closable && (wasClosed || closedNow);
  return (
    <aside
      className="alert-bar"
      aria-label={t('message')}
      data-type={message.type}
      data-state={closed ? 'dismissed' : 'visible'}
    >
      <div className="alert-bar-clip">
        <div className="alert-bar-content">
          {message.icon && <Icon name={message.icon} size="s" />}
          <p className="alert-bar-message">
            {message.title && <b>{message.title}</b>} {message.text && <span>{message.text}</span>}
          </p>
          {closable && (
            <IconButton className="alert-bar-close" icon="close" label={t('closeMessage')} bare onClick={close} />
          )}
        </div>
      </div>
    </aside>
  );
}
