import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorPanel } from '../../ui/messages/ErrorPanel.tsx';
import { CarCard } from '../card/CarCard.tsx';
import { CarSkeleton } from '../card/CarSkeleton.tsx';
import { useCardChoices } from '../card/useCardChoices.ts';
import type { CarMemory, RememberedCar } from './CarMemory.ts';
import { useDeviceList } from './deviceLists.ts';
import { useRememberedCars } from './useRememberedCars.ts';
import { costWordings } from '../../finance/costWordings.ts';
import { cardTexts } from '../texts/cardTexts.ts';
import { savedTexts } from '../texts/savedTexts.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';

interface SavedListProps {
  memory: CarMemory;
  /** Heading of the list; without one the page's heading applies. */
  title?: string;
  clearLabel: string;
  /** Replaces an empty list. */
  empty: ReactNode;
  /** Called when its cars have loaded or failed: the content below it does not move after that. */
  onSettled?: () => void;
}

/** A list of the device: its cars, a button to clear it, and one to undo that. */
export function SavedList({ memory, title, clearLabel, empty, onSettled }: SavedListProps): ReactNode {
  const t = useTexts(costWordings, cardTexts, savedTexts);
  const site = useSite();
  const choicesOf = useCardChoices();
  const titleId = useId();
  const list = useDeviceList(memory);
  const { status, cars, gone, retry } = useRememberedCars(list, true);
  const [cleared, setCleared] = useState<readonly RememberedCar[]>([]);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (status !== 'loading') onSettled?.();
  }, [status, onSettled]);

  const clear = (): void => {
    setCleared(list);
    memory.clear();
    // the pressed button has disappeared
    section.current?.focus({ preventScroll: true });
  };
  const undo = (): void => {
    memory.replace(cleared);
    setCleared([]);
    section.current?.focus({ preventScroll: true });
  };
  const undoable = cleared.length > 0 && list.length === 0;
  useAnnouncement(undoable ? t('listCleared') : '');
  if (list.length === 0 && !undoable && empty === null) return null;
  return (
    <section ref={section} className="saved-list" aria-labelledby={title ? titleId : undefined} tabIndex={-1}>
      <div className="saved-list-head">
        {title && <h2 id={titleId}>{title}</h2>}
        {list.length > 0 && (
          <Button variant="ghost" size="s" onClick={clear}>
            {clearLabel}
          </Button>
        )}
      </div>
      <div className="saved-list-told">
        {undoable && t('listCleared')}
        {undoable && (
          <Button variant="ghost" size="s" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
      {gone.length > 0 && (
        <p className="saved-list-gone">
          {t('savedGone', { count: gone.length })}
          <button type="button" className="saved-list-link" onClick={() => memory.remove(gone)}>
            {t('savedRemoveGone')}
          </button>
        </p>
      )}
      {list.length === 0 && empty}
      {status === 'error' && (
        <ErrorPanel
          title={t('savedError')}
          text={t('carListErrorHelp')}
          actionLabel={t('errorRetry')}
          onAction={retry}
        />
      )}
      <div className="grid grid-cars" aria-busy={status === 'loading'}>
        {cars.map((car) => (
          <CarCard key={car.car_id} car={car} t={t} site={site} level={title ? 'h3' : 'h2'} {...choicesOf(car)} />
        ))}
        {status === 'loading' && list.slice(cars.length + gone.length).map(({ id }) => <CarSkeleton key={id} />)}
      </div>
    </section>
  );
}
