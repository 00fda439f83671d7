import { useEffect, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import './ShareCar.css';
import type { Translate } from '../../site/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

/** Time that the copied message stays, ms. */
const messageMs = 4000;

/** Shares the page of a car: device sharing where available, link, or print. Hidden without JavaScript. */
export function ShareCar({ t }: { t: Translate }): ReactNode {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  useAnnouncement(message);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const panel = useId();
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);
  useEffect(() => {
    if (!open) return undefined;
    const pressed = (event: PointerEvent): void => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const share = async (): Promise<void> => {
    close();
    // the promise also rejects when the visitor cancels
    await navigator.share({ title: document.title, url: pageAddress() }).catch(() => undefined);
  };
  const copy = async (): Promise<void> => {
    close();
    try {
      await navigator.clipboard.writeText(pageAddress());
      setMessage(t('linkCopied'));
    } catch {
      setMessage(t('linkNotCopied')); // refused, or the page is not on https
    }
  };
  const print = (): void => {
    close();
    window.print();
  };
  return (
    // Escape closes the list, and so does focus leaving it
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="share-car"
      ref={place}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && open) close();
      }}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        ref={button}
        className="share-car-button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon name="share" size="s" />
        {t('share')}
      </button>
      <ul className="share-car-ways" id={panel} hidden={!open}>
        {open && 'share' in navigator && (
          <li>
            <button type="button" onClick={() => void share()}>
              <Icon name="share" size="s" />
              {t('shareThroughDevice')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void copy()}>
            <Icon name="copy" size="s" />
            {t('copyLink')}
          </button>
        </li>
        <li>
          <button type="button" onClick={print}>
            <Icon name="document" size="s" />
            {t('printCar')}
          </button>
        </li>
      </ul>
      <span className="share-car-told">{message}</span>
    </div>
  );
}

/** Canonical address of the page, with the visitor's choices on it. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href;
  return `${canonical.split('?')[0] ?? ''}${window.location.search}`;
}
