import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../site/useSite.ts';
import { CarRow } from '../card/CarRow.tsx';
import { recentlyViewed, useDeviceList } from './deviceLists.ts';
import { useRememberedCars } from './useRememberedCars.ts';

const shownAtMost = 8;

export interface RecentCarsProps {
  /** Id of the car whose page this is. */
  except: string;
  /** Called when none of the cars exists any more. */
  onNothing: () => void;
}

/** The cars whose pages the visitor opened last. */
export function RecentCars({ except, onNothing }: RecentCarsProps): ReactNode {
  const t = useTexts();
  const all = useDeviceList(recentlyViewed);
  const list = useMemo(() => all.filter(({ id }) => id !== except).slice(0, shownAtMost), [all, except]);
  const { status, cars } = useRememberedCars(list, true, recentlyViewed);
  const nothing = cars.length === 0 && status !== 'loading';
  useEffect(() => {
    if (nothing) onNothing();
  }, [nothing, onNothing]);
  return <CarRow title={t('recentTitle')} cars={cars} />;
}
