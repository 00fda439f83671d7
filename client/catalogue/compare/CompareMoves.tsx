import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Translate } from '../../site/translate.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface CompareMovesProps {
  /** The element that scrolls sideways. */
  region: RefObject<HTMLElement | null>;
  cars: number;
  t: Translate;
}

/** Directions in which there is more to see. */
interface Room {
  before: boolean;
  after: boolean;
}

const nowhere: Room = { before: false, after: false };

/** Buttons that move a table by one car; hidden while all of its cars are visible. */
export function CompareMoves({ region, cars, t }: CompareMovesProps): ReactNode {
  const [{ before, after }, setRoom] = useState(nowhere);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const measure = (): void => {
      const left = Math.round(element.scrollLeft);
      const room = { before: left > 0, after: left + element.clientWidth < element.scrollWidth - 1 };
      setRoom((known) => (known.before === room.before && known.after === room.after ? known : room));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [region, cars]);
  if (!before && !after) return null;

  const move = (columns: number): void => {
    const element = region.current;
    const column = element?.querySelector('.compare-names th:last-child')?.getBoundingClientRect().width ?? 0;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element?.scrollBy({ left: columns * column, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div className="compare-moves">
      <IconButton
        icon="arrowLeft"
        label={t('comparePrevious')}
        aria-disabled={!before}
        onClick={() => before && move(-1)}
      />
      <IconButton icon="arrow" label={t('compareNext')} aria-disabled={!after} onClick={() => after && move(1)} />
    </div>
  );
}
