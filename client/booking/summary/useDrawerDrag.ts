import { useRef } from 'react';
import type { MouseEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { openAfterDrag, pressSlack } from './drawerDrag.ts';

interface DragHandlers {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** How far the closed drawer follows the pointer before it is let go, px. */
const lift = 60;

/**
 * Lets a part of the drawer be dragged: `moved` follows the pointer wherever it goes, and at the end `onEnd` is told
 * whether the drawer is open. A press that hardly moves stays a press; one that moved is none.
 */
export function useDrawerDrag(
  open: boolean,
  moved: RefObject<HTMLElement | null>,
  onEnd: (open: boolean) => void,
): DragHandlers {
  const dragged = useRef(false);

  const follow = (down: number): void => {
    const limited = open ? Math.max(0, down) : Math.min(0, Math.max(-lift, down));
    moved.current?.style.setProperty('translate', down === 0 ? '' : `0 ${limited}px`);
  };

  return {
    onPointerDown: ({ button, pointerId, clientY: from }) => {
      if (button !== 0) return;
      dragged.current = false;
      // pointers tell of parts of a px
      const downOf = (event: PointerEvent): number => Math.round(event.clientY - from);
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        dragged.current ||= Math.abs(downOf(event)) > pressSlack;
        if (dragged.current) follow(downOf(event));
      };
      const end = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        follow(0);
        if (event.type === 'pointerup' && dragged.current) onEnd(openAfterDrag(open, downOf(event)));
        // the click that ends the drag comes at once, if it comes here at all; the next one is a press of its own
        setTimeout(() => {
          dragged.current = false;
        });
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
    onClickCapture: (event) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
