import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { CallUs } from '../../site/components/CallUs.tsx';
import { useSite, useTexts } from '../../site/useSite.ts';
import { Button } from '../../ui/Button.tsx';
import { announceFailure } from '../../ui/messages/announce.ts';
import { MessagePanel } from '../../ui/messages/MessagePanel.tsx';
import { CarCard } from '../card/CarCard.tsx';
import { CarSkeleton } from '../card/CarSkeleton.tsx';
import { useCardChoices } from '../card/useCardChoices.ts';
import type { CarMemory, RememberedCar } from './CarMemory.ts';
import { useDeviceList } from './deviceLists.ts';
import { useRememberedCars } from './useRememberedCars.ts';
import { useAnnouncement } from '../../ui/messages/useAnnouncement.ts';
import { focusPageHeading } from '../../ui/focus/focusHeading.ts';

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
  const t = useTexts();
  const site = useSite();
  const choicesOf = useCardChoices();
  const titleId = useId();
  const list = useDeviceList(memory);
  const { status, cars, gone, retry } = useRememberedCars(list, true, memory);
  const [cleared, setCleared] = useState<readonly RememberedCar[]>([]);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (status !== 'loading') onSettled?.();
  }, [status, onSettled]);

  const clear = (): void => {
    setCleared(list);
    memory.clear();
  };
  const undo = (): void => {
    memory.replace(cleared);
    setCleared([]);
  };
  const undoable = cleared.length > 0 && list.length === 0;
  useAnnouncement(undoable ? t('listCleared') : '');
  const focusAfterRemoval = useFocusAfterRemoval(section, cars, undoable);
  if (list.length === 0 && !undoable && empty === null) return null;
  return (
    <section ref={section} className="saved-list" aria-labelledby={title ? titleId : undefined}>
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
        <MessagePanel
          ref={announceFailure}
          tone="error"
          heading="h2"
          title={t('savedError')}
          text={t('carListErrorHelp')}
        >
          <Button variant="secondary" onClick={retry}>
            {t('errorRetry')}
          </Button>
          <CallUs />
        </MessagePanel>
      )}
      <div className="grid grid-cars" aria-busy={status === 'loading'} onClickCapture={focusAfterRemoval}>
        {cars.map((car) => (
          <CarCard key={car.car_id} car={car} t={t} site={site} level={title ? 'h3' : 'h2'} {...choicesOf(car)} />
        ))}
        {status === 'loading' && list.slice(cars.length + gone.length).map(({ id }) => <CarSkeleton key={id} />)}
      </div>
    </section>
  );
}

/**
 * Keeps the focus near a control that has disappeared.
 * That is the next card's heart, "undo" after a press on "clear", and "clear" after one on "undo".
 * @returns click handler of the cards
 */
function useFocusAfterRemoval(
  section: RefObject<HTMLElement | null>,
  cars: readonly unknown[],
  undoable: boolean,
): (event: MouseEvent<HTMLElement>) => void {
  const wasUndoable = useRef(undoable);
  const pressedAt = useRef(-1);
  useEffect(() => {
    if (wasUndoable.current === undoable) return;
    wasUndoable.current = undoable;
    section.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [section, undoable]);
  useEffect(() => {
    if (pressedAt.current >= 0 && document.activeElement === document.body) {
      const hearts = [...(section.current?.querySelectorAll<HTMLElement>('.card-media [aria-pressed]') ?? [])];
      const next = hearts[pressedAt.current] ?? hearts.at(-1);
      if (next) next.focus({ preventScroll: true });
      else focusPageHeading();
    }
    pressedAt.current = -1;
  }, [section, cars]);
  return ({ target, currentTarget }) => {
    const cards = [...currentTarget.children];
    pressedAt.current = cards.findIndex((card) => target instanceof Node && card.contains(target));
  };
}
