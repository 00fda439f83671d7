import { useRef } from 'react';
import type { MouseEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { openAfterDrag, pressSlack } from './drawerDrag.ts';

interface DragHandlers {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** Maximum distance that the closed drawer follows the pointer, px. */
const lift = 60;

/**
 * Makes a part of the drawer draggable; `onEnd` gets the resulting state.
 * `moved` follows the pointer outside the part too. A press that hardly moves stays a press; a longer one does not
 * click.
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
      // pointers report fractions of a px
      const dragDistance = (event: PointerEvent): number => Math.round(event.clientY - from);
      const move = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        dragged.current ||= Math.abs(dragDistance(event)) > pressSlack;
        if (dragged.current) follow(dragDistance(event));
      };
      const end = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
        follow(0);
        if (event.type === 'pointerup' && dragged.current) onEnd(openAfterDrag(open, dragDistance(event)));
        // the click that ends the drag fires at once, if at all; the next one is a separate press
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
