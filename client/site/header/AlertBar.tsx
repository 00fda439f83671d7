import { memo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import './AlertBar.css';
import { onPageRestored } from '../../browser/onPageRestored.ts';
import { readPageCookies, writePageCookie } from '../../browser/pageCookies.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTexts } from '../useSite.ts';
import { EditableLink } from '../../framework/editing/EditableLink.tsx';
import { EditableText } from '../../framework/editing/EditableText.tsx';
import { useEditing } from '../../framework/editing/useEditing.ts';
import { linkAttributes } from '../../framework/fields.ts';
import { safeRel } from '../../ui/safeRel.ts';
import { alertMessage } from './alertMessage.ts';
import type { AlertMessage } from './alertMessage.ts';
import { siteSection } from '../components/siteSection.ts';

const cookieName = 'hideAlert';
const oneDay = 24 * 60 * 60;

/** Short hash of a message, so that closing one does not hide the next. */
function messageKey({ title, text }: AlertMessage): string {
  let hash = 5381; // Bernstein's string hash
  for (const character of title + text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

function closedMessage(): string {
  const pair = readPageCookies()
    .split('; ')
    .find((one) => one.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) ?? '';
}

/**
 * The message above the page. Closing it hides it for a day.
 * A cookie holds the hash of the closed message; "true" hides any. The server sends the message to every visitor;
 * pageStart.ts hides a closed one before the first paint.
 */
export const AlertBar = memo(function AlertBar(): ReactNode {
  const t = useTexts();
  const fields = useAppSelector((state) => siteSection(state.page.layout, 'header', 'AlertBar'));
  const editing = useEditing();
  const message = alertMessage(fields);
  const key = message ? messageKey(message) : '';
  const inCookie = useSyncExternalStore(onPageRestored, closedMessage, () => '');
  const [closedNow, setClosedNow] = useState('');
  if (!message) return null;

  const closable = message.type !== 'Warning';
  const close = (): void => {
    writePageCookie(`${cookieName}=${key}; max-age=${oneDay}; path=/; samesite=lax`);
    setClosedNow(key);
  };
  const closed = closable && !editing && [key, 'true'].some((one) => one === inCookie || one === closedNow);
  return (
    <aside
      className="alert-bar"
      aria-label={t('message')}
      data-type={message.type}
      data-message={closable && !editing ? key : undefined}
      data-state={closed ? 'dismissed' : 'visible'}
    >
      <div className="alert-bar-clip">
        <div className="alert-bar-content">
          {message.icon && <Icon name={message.icon} size="s" />}
          <p className="alert-bar-message">
            <EditableText as="b" className="alert-bar-words" fields={fields} name="MessageTitle" />{' '}
            <EditableText as="span" className="alert-bar-words" fields={fields} name="MessageText" />{' '}
            <EditableLink fields={fields} name="MessageLink">
              {(link) => (
                <a className="alert-bar-link" {...linkAttributes(link)} rel={safeRel(link.target)}>
                  {link.text}
                </a>
              )}
            </EditableLink>
          </p>
          {closable && (
            <IconButton className="alert-bar-close" icon="close" label={t('closeMessage')} bare onClick={close} />
          )}
        </div>
      </div>
    </aside>
  );
});
