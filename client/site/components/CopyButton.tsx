import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { useTexts } from '../useSite.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

const shownFor = 1000;

/** Copies a text and confirms it for a second. Hidden until hydration, because it needs JavaScript. */
export function CopyButton({ text }: { text: string }): ReactNode {
  const t = useTexts();
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  useAnnouncement(copied ? t('copied') : '');
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The browser refused; the text itself is next to the button.
      () => setCopied(false),
    );
  };
  return (
    <span className="copy-button-place" hidden={!hydrated}>
      <button type="button" className="copy-button" aria-label={t('copyText', { text })} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} size="s" />
      </button>
      <span className="copy-button-tip">{copied ? t('copied') : ''}</span>
    </span>
  );
}
