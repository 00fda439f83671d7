import type { ReactNode } from 'react';
import './SearchedFor.css';
import { useAppSelector } from '../../app/hooks.ts';
import { useTranslate } from '../../site/useSite.ts';

/** Says so when something else was searched for than what was typed: a typing error mended. */
export function SearchedFor(): ReactNode {
  const t = useTranslate();
  const value = useAppSelector(({ carList }) => (carList.status === 'ready' ? carList.searchedFor : ''));
  const typed = useAppSelector(({ carList }) => carList.list.keyphrase);
  if (value === '') return null;
  return (
    <p className="searched-for" role="status">
      {t('searchedFor', { typed, value: value.replaceAll('*', '…') })}
    </p>
  );
}
