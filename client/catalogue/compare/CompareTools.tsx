import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import './CompareTools.css';
import { comparedByAddress } from '../../../shared/catalogue/compare/compareAddress.ts';
import type { Translate } from '../../site/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { CompareMoves } from './CompareMoves.tsx';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

interface CompareToolsProps {
  t: Translate;
  /** Absolute address of the comparison. */
  address: string;
  cars: number;
  /** The element that scrolls the table. */
  region: RefObject<HTMLElement | null>;
  onlyDifferences: boolean;
  onOnlyDifferences: (only: boolean) => void;
  children?: ReactNode;
}

const messageMs = 4000;

/** Actions on a comparison: only differences, share, print. Hidden without JavaScript. */
export function CompareTools({
  t,
  address,
  cars,
  region,
  onlyDifferences,
  onOnlyDifferences,
  children,
}: CompareToolsProps): ReactNode {
  return (
    <div className="compare-tools">
      {cars > 1 && (
        <label className="compare-switch">
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
            role="switch"
            checked={onlyDifferences}
            onChange={(event) => onOnlyDifferences(event.target.checked)}
          />
          <span>{t('compareOnlyDifferences')}</span>
        </label>
      )}
      <CompareMoves region={region} cars={cars} t={t} />
      <ShareButton t={t} address={address} cars={cars} />
      <Button variant="ghost" size="s" onClick={() => window.print()}>
        {t('comparePrint')}
      </Button>
      {children}
    </div>
  );
}

/** Copies the address, and confirms it. */
function ShareButton({ t, address, cars }: Pick<CompareToolsProps, 't' | 'address' | 'cars'>): ReactNode {
  const [message, setMessage] = useState('');
  useAnnouncement(message);
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [message]);
  const limit = cars > comparedByAddress ? ` ${t('compareLinkLimit', { count: comparedByAddress })}` : '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(t('linkCopied') + limit);
    } catch {
      setMessage(t('linkNotCopied')); // refused, or the page is not on https
    }
  };
  return (
    <span className="compare-share">
      <Button variant="ghost" size="s" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <span className="compare-share-told">{message}</span>
    </span>
  );
}
