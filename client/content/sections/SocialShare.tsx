import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import '../../ui/IconButton.css';
import './SocialShare.css';
import type { SectionProps } from '../../framework/SectionDefinition.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { useSite, useTexts } from '../../site/useSite.ts';
import { NetworkIcon } from '../components/NetworkIcon.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { chosenNetworks, shareAddress } from '../shareLinks.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

/** Plain links that share this page, and a button that copies its address. The networks' code is never loaded. */
export function SocialShare({ section }: SectionProps): ReactNode {
  const t = useTexts();
  const site = useSite();
  const { head, location } = useAppSelector((state) => state.page);
  const url = head.canonical || site.origin + encodeURI(location.path) + location.search;
  return (
    <section className="wrap section social-share" aria-label={t('share')}>
      <SectionHead fields={section.fields} />
      <ul className="social-share-networks">
        {chosenNetworks(section.fields).map((network) => {
          const href = shareAddress(network, url, head.title);
          if (href === null) return <CopyLink key={network} url={url} />;
          const mail = network === 'E-mail';
          const label = mail ? t('shareByMail') : t('shareOn', { network });
          return (
            <li key={network}>
              <a
                className="icon-button"
                href={href}
                aria-label={label}
                title={label}
                {...(mail ? {} : { target: '_blank', rel: 'noopener' })}
              >
                <NetworkIcon network={network} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const shownFor = 2000;

function CopyLink({ url }: { url: string }): ReactNode {
  const t = useTexts();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  const outcomeText = { none: '', copied: t('linkCopied'), refused: t('linkNotCopied') }[outcome];
  useAnnouncement(outcomeText);
  return (
    <li className="social-share-copy">
      <button type="button" className="icon-button" aria-label={t('copyLink')} title={t('copyLink')} onClick={copy}>
        <NetworkIcon network="Copy link" />
      </button>
      <span className="social-share-tip">{outcomeText}</span>
    </li>
  );
}
