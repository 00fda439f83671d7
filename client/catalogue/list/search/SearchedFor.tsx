import type { ReactNode } from 'react';
import './SearchedFor.css';
import { hasChoices } from '../../../../shared/catalogue/list/listState.ts';
import { useAppSelector } from '../../../framework/hooks.ts';
import { useTexts } from '../../../site/useSite.ts';
import { useAnnouncement } from '../../../ui/messages/useAnnouncement.ts';

/** Reports the interpretation of typed words: corrected, replaced by near words, ignored. */
export function SearchedFor(): ReactNode {
  const t = useTexts();
  const status = useAppSelector(({ carList }) => carList.status);
  const used = useAppSelector(({ carList }) => carList.searchedFor);
  const notice = useAppSelector(({ carList }) => carList.notice);
  const list = useAppSelector(({ carList }) => carList.list);
  const { keyphrase } = list;
  const lines = [
    ...notice.corrections.map(({ from, to }) => t('wordCorrected', { typed: from, value: to })),
    // in requests a prefix is written "dragk*"
    ...(used === '' ? [] : [t('searchedFor', { typed: keyphrase, value: used.replaceAll('*', '…') })]),
    ...(notice.ignored.length === 0
      ? []
      : [t('wordsIgnored', { words: notice.ignored.map((word) => t('keyphraseChip', { value: word })).join(', ') })]),
  ];
  const isShown = status === 'ready' && hasChoices(list) && lines.length > 0;
  useAnnouncement(isShown ? lines.join(' ') : '');
  if (!isShown) return null;
  return (
    <div className="searched-for">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
