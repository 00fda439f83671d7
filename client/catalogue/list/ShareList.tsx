import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import './ShareList.css';
import { useTexts } from '../../site/useSite.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

const messageMs = 2000;

/** Shares the address of the current list: device sharing where available, else copying. */
export function ShareList(): ReactNode {
  const t = useTexts();
  const [message, setMessage] = useState('');
  useAnnouncement(message);
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);
  const share = async (): Promise<void> => {
    const shared = { title: document.title, url: window.location.href };
    if (typeof navigator.share === 'function') {
      await navigator.share(shared).catch(() => undefined); // the visitor cancelled
      return;
    }
    const copied = await navigator.clipboard.writeText(shared.url).then(
      () => true,
      () => false,
    );
    setMessage(t(copied ? 'linkCopied' : 'linkNotCopied'));
  };
  return (
    <span className="share-list">
      <IconButton bare icon="share" label={t('share')} onClick={() => void share()} />
      <span className="share-list-told">{message}</span>
    </span>
  );
}
